/**
 * The HTML of article bodies. What is stored is canonical: exactly the elements that the editor makes, pictures by the
 * id of a file of ours and without an address. Addresses are put in when it is read, because they change.
 */
import type { Picture } from '@portal/contract/file'
import { pictureUrl } from '@portal/contract/file'
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

const FILE_ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const ADDRESS = /^\/file\/([\da-f-]{36})\//
/** Deeper than anybody writes; what lies deeper loses its elements, not its words. */
const DEEPEST = 12
const ALT_MAX = 200
/** Reading width of an article in CSS pixels, at most. */
const SIZES = '(max-width: 800px) 100vw, 760px'

/** Hosts and mail addresses in full, or a path of ours; anything else is no link. */
const isLink = (href: string): boolean => /^(https?:\/\/[^\s/]|mailto:[^\s]+@|\/(?![/\\]))/i.test(href)

/** Without an address it is taken out below and leaves its words behind. */
function link(_name: string, { href = '' }: Attributes): Tag {
  // Browsers pass over these wherever they stand, and read `/<tab>/host` as another site.
  const address = href.replaceAll(/[\t\r\n]/g, '').trim()
  if (!isLink(address)) return { tagName: 'a', attribs: {} }
  if (address.startsWith('/')) return { tagName: 'a', attribs: { href: address } }
  return { tagName: 'a', attribs: { href: address, target: '_blank', rel: 'noopener noreferrer' } }
}

function picture(_name: string, attribs: Attributes): Tag {
  const named = attribs['data-file'] ?? ADDRESS.exec(attribs['src'] ?? '')?.[1] ?? ''
  const id = named.toLowerCase()
  const alt = (attribs['alt'] ?? '').slice(0, ALT_MAX)
  return { tagName: 'img', attribs: FILE_ID.test(id) ? { 'data-file': id, alt } : {} }
}

/** More cells than these nobody joins; a browser draws as many as it is told. */
const SPAN_MAX = { colspan: 20, rowspan: 100 }

function spans(attribs: Attributes): Attributes {
  const kept: Attributes = {}
  for (const [name, most] of Object.entries(SPAN_MAX)) {
    const count = Math.min(Number.parseInt(attribs[name] ?? '', 10) || 1, most)
    if (count > 1) kept[name] = String(count)
  }
  return kept
}

const to = (tagName: string) => (): Tag => ({ tagName, attribs: {} })

const options: IOptions = {
  allowedTags: 'p h2 h3 strong em ul ol li blockquote a figure figcaption img br hr table thead tbody tr th td'.split(
    ' ',
  ),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['data-file', 'alt'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  // Of these the words go too: they were never meant to be read.
  nonTextTags:
    'script style textarea option select noscript iframe frame object embed applet svg math title template xmp noembed noframes head'.split(
      ' ',
    ),
  transformTags: {
    a: link,
    img: picture,
    th: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
    b: to('strong'),
    i: to('em'),
    h1: to('h2'),
    h4: to('h3'),
    h5: to('h3'),
    h6: to('h3'),
    div: to('p'),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && attribs['href'] === undefined) return 'excludeTag'
    return tag === 'img' && attribs['data-file'] === undefined
  },
}

const IMAGE = /<img data-file="([\da-f-]{36})" alt="([^"]*)" \/>/g
const TOKEN = /<[^>]*>|[^<]+/g
const EMPTY_ENDS = ['<p></p>', '<p>&nbsp;</p>', '<p>\u00a0</p>', '<p><br /></p>']

/**
 * A figure begins with its picture, and a picture stands at the beginning of a figure. Of any other figure the words
 * stay, any other picture goes.
 */
function placeFigures(html: string): string {
  const tokens = html.match(TOKEN) ?? []
  const kept: string[] = []
  // Of the figures that are open: whether they have their picture.
  const open: boolean[] = []
  for (const [index, token] of tokens.entries()) {
    if (token === '<figure>') {
      open.push(tokens[index + 1]?.startsWith('<img ') ?? false)
      if (open.at(-1)) kept.push(token)
    } else if (token === '</figure>') {
      if (open.pop()) kept.push(token)
    } else if (token.startsWith('<img ')) {
      if (tokens[index - 1] === '<figure>') kept.push(token)
    } else if (token !== '<figcaption>' && token !== '</figcaption>') kept.push(token)
    else if (open.at(-1)) kept.push(token)
  }
  return kept.join('')
}

const PART = /^<(\/?)(table|thead|tbody|tr|th|td)\b/
/** Where a part of a table may stand; '' is outside of any. */
const INSIDE: Record<string, readonly string[]> = {
  table: [''],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
}

/** A part of a table stands where it belongs, tables not in one another; of any other part the words stay. */
function placeTables(html: string): string {
  const kept: string[] = []
  // The parts that are open, and whether they stay.
  const open: { name: string; stays: boolean }[] = []
  for (const token of html.match(TOKEN) ?? []) {
    const [, closing = '', name] = PART.exec(token) ?? []
    if (name === undefined) kept.push(token)
    else if (closing !== '') {
      if (open.pop()?.stays) kept.push(token)
    } else {
      const around = open.findLast(({ stays }) => stays)?.name ?? ''
      const stays = INSIDE[name]?.includes(around) ?? false
      open.push({ name, stays })
      if (stays) kept.push(token)
    }
  }
  return kept.join('')
}

/** Brings HTML from anywhere to the canonical form. What the editor makes passes unchanged, but for empty lines at the end. */
export function cleanBody(html: string): string {
  let clean = placeTables(placeFigures(sanitizeHtml(html, options))).trim()
  for (;;) {
    const end = EMPTY_ENDS.find((empty) => clean.endsWith(empty))
    if (end === undefined) return clean
    clean = clean.slice(0, -end.length).trimEnd()
  }
}

/** Ids of the files that a canonical body shows. */
export const picturesIn = (body: string): string[] => [...body.matchAll(IMAGE)].map(([, id = '']) => id)

/** A canonical body with the addresses of its pictures; one that is gone leaves its caption. */
export function withPictures(body: string, pictures: ReadonlyMap<string, Picture>): string {
  return body.replaceAll(IMAGE, (_found, id: string, alt: string) => {
    const found = pictures.get(id)
    if (!found) return ''
    const widths = found.widths.map((width) => `${pictureUrl(found, width, 'webp')} ${width}w`.replaceAll('&', '&amp;'))
    const widest = found.widths.findLast((width) => width <= 960) ?? found.widths[0] ?? 320
    const src = pictureUrl(found, widest, 'webp').replaceAll('&', '&amp;')
    const size = `width="${found.width}" height="${found.height}"`
    return `<img data-file="${id}" src="${src}" srcset="${widths.join(', ')}" sizes="${SIZES}" ${size} alt="${alt}" loading="lazy" decoding="async" />`
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of a canonical body, block by block. */
export function plainText(body: string): string {
  const blocks = body.replaceAll(/<\/(?:p|h2|h3|li|blockquote|figcaption|th|td)>|<br \/>/g, '\n')
  const words = sanitizeHtml(blocks, { allowedTags: [], allowedAttributes: {} })
  return words
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_found, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Whether a body shows anything. */
export const isEmptyBody = (body: string): boolean => picturesIn(body).length === 0 && plainText(body) === ''
