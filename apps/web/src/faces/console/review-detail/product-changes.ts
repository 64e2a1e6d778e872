import { exhibitKinds } from '@portal/contract/content-kind'
import type { ProductDetail } from '@portal/contract/product'
import { differing } from '../../../features/difference/differences.ts'
import { exhibitReviews } from './exhibit-review.tsx'
import {
  type ChangeKey,
  type FactKey,
  factKeys,
  type Place,
  type ProductDifference,
  type Told,
} from './product-difference.ts'

/** What a reviewer compares of the facts. */
const facts: Record<FactKey, (product: ProductDetail) => unknown> = {
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
  patents: ({ patents }) => patents.map(({ id, right }) => [id, right]),
}

const isDifferent = (read: (product: ProductDetail) => unknown, one: ProductDetail, other: ProductDetail): boolean =>
  JSON.stringify(read(one)) !== JSON.stringify(read(other))

/** What differs between the published and the proposed product. */
export const changesBetween = (published: ProductDetail, proposed: ProductDetail): ChangeKey[] => [
  ...factKeys.filter((key) => isDifferent(facts[key], published, proposed)),
  ...exhibitKinds.filter((kind) => isDifferent(exhibitReviews[kind].compared, published, proposed)),
]

const told: readonly Told[] = [
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
  ...exhibitKinds.flatMap((kind) => exhibitReviews[kind].told ?? []),
]

/** Where the words and pictures of a product differ from those that are published. */
export const productDifferences = (
  published: ProductDetail,
  proposed: ProductDetail,
  place: Place,
): ProductDifference[] => [
  ...differing(
    told.map(([of, field, read]): ProductDifference => {
      return { of, item: '', field, before: read(published), after: read(proposed) }
    }),
  ),
  ...exhibitKinds.flatMap((kind) => exhibitReviews[kind].differences?.(published, proposed, place) ?? []),
]
