import type { ArticleContent } from '@portal/contract/news-admin'
import { bodyPrint } from './body-print.ts'

/** What the page holds: content with the picture of its cover, so that it can be shown before it is saved. */
export type ArticleForm = ArticleContent

export const emptyForm: ArticleForm = {
  title: '',
  titleEn: '',
  summary: '',
  summaryEn: '',
  body: '',
  bodyEn: '',
  category: '',
  source: '',
  author: '',
  audience: 'both',
  tags: [],
  pinned: false,
  cover: null,
  coverPicture: null,
  products: [],
}

/** What makes two contents different to a person. */
export const fingerprint = ({ body, bodyEn, ...rest }: ArticleForm): string =>
  JSON.stringify({ ...rest, coverPicture: undefined, body: bodyPrint(body), bodyEn: bodyPrint(bodyEn) })

/** Whether two forms show the same text in the editors. */
export const sameText = (one: ArticleForm, other: ArticleForm): boolean =>
  bodyPrint(one.body) === bodyPrint(other.body) && bodyPrint(one.bodyEn) === bodyPrint(other.bodyEn)

/** What was asked for: a draft needs less than what readers get. */
export type ArticleStep = 'save' | 'publish'
export type NeededField = 'title' | 'body' | 'category'

/** What is missing for a step. */
export const missingFor = (step: ArticleStep, { title, body, category }: ArticleForm): ReadonlySet<NeededField> =>
  new Set([
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(step === 'publish' && bodyPrint(body) === '' ? (['body'] as const) : []),
    ...(category === '' ? (['category'] as const) : []),
  ])

const SOURCE = /(<img [^>]*?data-file="([\da-f-]{36})"[^>]*? src=")([^"]*)"/g

/** Pictures of a draft by the addresses of today, where the server told them: those in the draft may have expired. */
export function readdressed(draft: ArticleForm, known: ArticleForm): ArticleForm {
  const addresses = new Map(
    [...`${known.body}${known.bodyEn}`.matchAll(SOURCE)].map(([, , file = '', src = '']) => [file, src]),
  )
  const renew = (html: string): string =>
    html.replaceAll(
      SOURCE,
      (_found, head: string, file: string, src: string) => `${head}${addresses.get(file) ?? src}"`,
    )
  const coverPicture = draft.cover === known.cover ? known.coverPicture : draft.coverPicture
  return { ...draft, body: renew(draft.body), bodyEn: renew(draft.bodyEn), coverPicture }
}
