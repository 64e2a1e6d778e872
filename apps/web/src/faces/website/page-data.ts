/** What a website page's data function gets and gives; `app/website-data.ts` calls it, on the server only. */
import type { AnyEndpoint, Data, Input, Language } from '@portal/contract/kit'
import { inSiteLanguage } from '../../ui/site-link.tsx'
import { sentenceMessages } from './page-data.messages.ts'

export interface PageHead {
  title: string
  description: string
  /** Path of the picture that a shared link shows; the site's own where there is none. */
  image?: string
  jsonLd?: Record<string, unknown>
  /** Where the feed of what is listed lies, in the language of the page. */
  feed?: string
  /** Path and query of the page without its language; filters that only narrow a list are not part of it. */
  address: string
  /** Scheme and host, '' when the server does not know under which name it is reached. */
  origin: string
}

export interface PageContext {
  url: URL
  language: Language
  call<E extends AnyEndpoint>(endpoint: E, input: Input<E>): Promise<Data<E>>
}

/** `null` means that what the address names is not there. */
export type Load<T extends { head: PageHead }> = (context: PageContext) => Promise<T | null>

/** Search engines want whole addresses; a host that cannot exist stands for "not known". */
export const originOf = ({ url }: PageContext): string => (url.hostname.endsWith('.invalid') ? '' : url.origin)

/** Cuts text for descriptions at about `length` characters, at a sentence's end where there is one. */
export function abridged(text: string, length = 120): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= length) return plain
  const cut = plain.slice(0, length)
  const whole = /^.*(?:[。；！？]|[.!?](?= ))/u.exec(cut)?.[0] ?? ''
  return whole.length > length / 2 ? whole : `${cut}…`
}

/** Sentences one after the other; each ends in a full stop, and Chinese ones stand without a space between. */
export function sentences(language: Language, ...parts: readonly string[]): string {
  const { stop, between } = sentenceMessages[language]
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[。！？….!?][”’"')）]*$/u.test(part) ? part : part + stop))
    .join(between)
}

/** Whether an identifier or number in an address can be one at all; what cannot is "not found", never an error. */
export const isId = (value: string | null): value is string => value !== null && /^[1-9]\d{0,17}$/.test(value)

/** Runs a call whose refusal as "not there" means that the page is not there. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'A0404') return null
    throw error
  }
}

/** Path of the picture that a link to one thing shows (`id`: '' for what there is one of), drawn by the server in the language of the page. */
export const shareImage = (
  kind: 'product' | 'products' | 'enterprise' | 'news' | 'hall' | 'showroom' | 'expo',
  id: string,
  language: Language,
): string => inSiteLanguage(`/share/${kind}${id === '' ? '' : `-${id}`}.jpg`, language)

type JsonLd = Record<string, unknown>

/** Address of a page as structured data names it: the canonical one of its language. */
export const canonicalOf = (origin: string, address: string, language: Language): string =>
  origin + inSiteLanguage(address, language)

/** schema.org breadcrumb of the pages above this one and itself. */
export const breadcrumbLd = (
  origin: string,
  language: Language,
  crumbs: readonly { name: string; to: string }[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonicalOf(origin, to, language),
  })),
})

export const graph = (...nodes: JsonLd[]): JsonLd => ({ '@context': 'https://schema.org', '@graph': nodes })
