/** The sitemap: an index, and parts of at most 50,000 addresses (sitemaps.org; hreflang as Google describes it). */
import { xmlText } from './xml-text.ts'

/** Of each thing there is a Chinese and an English page: two addresses. */
export const THINGS_PER_PART = 25_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `parts` by name, e.g. `product-1`. */
export function sitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${xmlText(`${origin}/sitemap/${part}.xml`)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
}

export interface SitemapEntry {
  /** Path and query in Chinese. */
  address: string
  changedAt: Date | null
}

const inEnglish = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}lang=en`

function entryText(origin: string, { address, changedAt }: SitemapEntry): string {
  const chinese = xmlText(origin + address)
  const english = xmlText(origin + inEnglish(address))
  const link = (language: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const both = link('zh-CN', chinese) + link('en', english) + link('x-default', chinese)
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  return [chinese, english].map((loc) => `<url><loc>${loc}</loc>${changed}${both}</url>\n`).join('')
}

/** Entries that go out together: pieces large enough not to be a write each. */
const TOGETHER = 200

/** One part, piece by piece: a full one has some 20 MB. */
export function* sitemapPart(origin: string, entries: readonly SitemapEntry[]): Generator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (let from = 0; from < entries.length; from += TOGETHER) {
    const piece = entries.slice(from, from + TOGETHER)
    yield piece.map((entry) => entryText(origin, entry)).join('')
  }
  yield '</urlset>\n'
}
