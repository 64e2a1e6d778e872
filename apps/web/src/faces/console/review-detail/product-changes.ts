import type { ProductDetail } from '@portal/contract/product'
import { type Difference, differing } from '../../../features/difference/differences.ts'

export const changeKeys = [
  'name',
  'model',
  'summary',
  'functions',
  'features',
  'scenario',
  'industry',
  'filing',
  'pictures',
  'patents',
  'videos',
  'certificates',
  'price',
  'chain',
] as const
export type ChangeKey = (typeof changeKeys)[number]

/** What a reviewer compares, per key, as text; addresses and tokens of pictures do not count. */
const facets: Record<ChangeKey, (product: ProductDetail) => unknown> = {
  name: ({ name, nameEn }) => [name, nameEn],
  model: ({ model, unit, launchedOn }) => [model, unit, launchedOn],
  summary: ({ summary, summaryEn }) => [summary, summaryEn],
  functions: ({ functions }) => functions,
  features: ({ features }) => features,
  scenario: ({ scenario }) => scenario,
  industry: ({ industry }) => industry,
  filing: (product) => [
    product.filingNo,
    product.filingStatus,
    product.filedOn,
    product.recognitionStatus,
    product.recognitionYear,
  ],
  pictures: ({ pictures }) => pictures.map(({ fileId, alt }) => [fileId, alt]),
  patents: ({ patents }) => patents.map(({ id, right }) => [id, right]),
  chain: ({ chain }) => chain && [chain.exploded?.fileId, chain.assembled?.fileId, chain.model?.fileId, chain.parts],
  videos: ({ videos }) =>
    videos.map(({ film, title, titleEn, cover, captions }) => [film.fileId, title, titleEn, cover?.fileId, captions]),
  certificates: ({ certificates }) =>
    certificates.map(({ scans, documents, ...told }) => [
      told,
      scans.map(({ fileId }) => fileId),
      documents.map(({ name, bytes }) => [name, bytes]),
    ]),
  price: ({ price }) => price,
}

/** What differs between the published and the proposed product. */
export function changesBetween(published: ProductDetail, proposed: ProductDetail): ChangeKey[] {
  const text = (key: ChangeKey, product: ProductDetail): string => JSON.stringify(facets[key](product))
  return changeKeys.filter((key) => text(key, published) !== text(key, proposed))
}

type ProductDifference = Difference<ChangeKey, 'english' | 'unit' | 'launchedOn' | 'parts'>

/** Places that are told in words: of the others the page says it better. */
const places: readonly [ChangeKey, ProductDifference['field'], (product: ProductDetail) => string | null][] = [
  ['name', null, ({ name }) => name],
  ['name', 'english', ({ nameEn }) => nameEn],
  ['model', null, ({ model }) => model],
  ['model', 'unit', ({ unit }) => unit],
  ['model', 'launchedOn', ({ launchedOn }) => launchedOn],
  ['summary', null, ({ summary }) => summary],
  ['summary', 'english', ({ summaryEn }) => summaryEn],
  ['functions', null, ({ functions }) => functions],
  ['features', null, ({ features }) => features],
  ['scenario', null, ({ scenario }) => scenario],
  ['patents', null, ({ patents }) => patents.map(({ title, number }) => `${title} ${number}`).join('\n')],
  ['chain', 'parts', ({ chain }) => (chain?.parts ?? []).map(({ no, name }) => `${no} ${name}`).join('\n')],
]

/** Where the words of a product differ from those that are published. */
export const productDifferences = (published: ProductDetail, proposed: ProductDetail): ProductDifference[] =>
  differing(
    places.map(([of, field, read]): ProductDifference => {
      return { of, item: '', field, before: read(published), after: read(proposed) }
    }),
  )
