import type { ProductDetail } from '@portal/contract/product'
import type { Picture } from '@portal/contract/file'
import { type Difference, differing, movedEntries } from '../../../features/difference/differences.ts'

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
    videos.map(({ playback, title, titleEn, cover, captions }) => [
      playback.fileId,
      title,
      titleEn,
      cover?.fileId,
      captions,
    ]),
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

interface ProductDifference
  extends Difference<ChangeKey, 'english' | 'unit' | 'launchedOn' | 'parts' | 'cover' | 'order' | 'pictureAlt'> {
  /** The picture that the words are about. */
  about?: Picture
}

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

type Pictures = Pick<ProductDetail, 'pictures'>
type Place = (at: number) => string

/** What became of one picture: put in, taken out, moved, or described in other words. */
function pictureDifference(
  was: Picture | null,
  is: Picture | null,
  places: { was: string; is: string; moved: boolean },
): ProductDifference[] {
  const one = { of: 'pictures' as const, item: is ? places.is : places.was }
  if (!was || !is) return [{ ...one, field: null, before: was, after: is }]
  const about = { ...one, about: is }
  return [
    ...(places.moved ? [{ ...about, field: 'order' as const, before: places.was, after: places.is }] : []),
    { ...about, field: 'pictureAlt' as const, before: was.alt, after: is.alt },
  ]
}

/** What became of the pictures, the cover first; `place` names one by where it stands, from 1. */
export function pictureDifferences(
  { pictures: before }: Pictures,
  { pictures: after }: Pictures,
  place: Place,
): ProductDifference[] {
  const ids = (pictures: readonly Picture[]): string[] => pictures.map(({ fileId }) => fileId)
  const [earlier, later] = [ids(before), ids(after)]
  const moved = movedEntries(earlier, later)
  return differing<ProductDifference>([
    { of: 'pictures', item: '', field: 'cover', before: before[0] ?? null, after: after[0] ?? null },
    ...[...new Set([...later, ...earlier])].flatMap((id): ProductDifference[] => {
      const [wasAt, isAt] = [earlier.indexOf(id), later.indexOf(id)]
      const told = { was: place(wasAt + 1), is: place(isAt + 1), moved: moved.has(id) }
      return pictureDifference(before[wasAt] ?? null, after[isAt] ?? null, told)
    }),
  ])
}

/** Where the words and pictures of a product differ from those that are published. */
export const productDifferences = (
  published: ProductDetail,
  proposed: ProductDetail,
  place: Place,
): ProductDifference[] => [
  ...differing(
    places.map(([of, field, read]): ProductDifference => {
      return { of, item: '', field, before: read(published), after: read(proposed) }
    }),
  ),
  ...pictureDifferences(published, proposed, place),
]
