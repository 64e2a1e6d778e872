/** What differs between what the enterprise holds here and what a source states; and content with ticked fields taken over. */
import { bilingual } from '@portal/contract/bilingual'
import type { Certification } from '@portal/contract/enterprise'
import {
  type FilingEnterpriseField,
  filingEnterpriseFields,
  FilingField,
  type FilingProductField,
  filingProductFields,
  FilingValue,
  type SyncItemKind,
} from '@portal/contract/filing'
import { ProductBasics } from '@portal/contract/product-document'
import { z } from 'zod'
import type { Complaint, EnterpriseRecord, ProductRecord } from './filing-record.policy.ts'
import { keyOf, nameKey } from './filing-record.policy.ts'
import { plain } from './filing-value.policy.ts'

export const Difference = z.object({ field: FilingField, old: FilingValue, new: FilingValue })
export type Difference = z.output<typeof Difference>
/** Differences as they are stored. */
export const StoredDifferences = z.array(Difference)

/** A product as it is here: its newest revision. */
export interface OwnProduct {
  id: string
  revision: number
  underReview: boolean
  content: ProductBasics
}

export interface FoundItem {
  kind: SyncItemKind
  title: string
  filingNo: string
  productId: string | null
  baseRevision: number
  underReview: boolean
  fields: Difference[]
}

/** One fact of a product, whether it stands in its own field or among the annual figures. */
function factOf(content: ProductBasics, field: FilingProductField): FilingValue {
  if (field === 'dataYear') return content.annual.year
  if (field === 'outputValue' || field === 'salesRevenue' || field === 'profit' || field === 'exportValue') {
    return content.annual[field]
  }
  return content[field]
}

const same = (one: FilingValue, other: FilingValue): boolean =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : one === other

/** Only what the source states is compared: an empty value of it never clears what is here. */
const differences = <Field extends FilingField>(
  names: readonly Field[],
  stated: Partial<Record<Field, FilingValue>>,
  here: (field: Field) => FilingValue,
): Difference[] =>
  names.flatMap((field) => {
    const value = stated[field]
    const old = here(field)
    return value === undefined || value === null || same(old, value) ? [] : [{ field, old, new: value }]
  })

const filingNoOf = (content: ProductBasics): string => plain(content.filingNo)
/** Whether a product of ours claims to be filed; only such a one can be missing in the source. */
const claimsFiling = (content: ProductBasics): boolean =>
  filingNoOf(content) !== '' || content.filingStatus === '3' || content.filingStatus === '4'

/** Own products by all the keys under which a source may name them; null where several share one. */
function indexOf(own: readonly OwnProduct[]): Map<string, OwnProduct | null> {
  const index = new Map<string, OwnProduct | null>()
  const add = (key: string, product: OwnProduct): void => void index.set(key, index.has(key) ? null : product)
  for (const product of own) {
    const { content } = product
    const number = filingNoOf(content)
    if (number !== '') add(`no:${number.toUpperCase()}`, product)
    add(nameKey(content.name, content.model), product)
  }
  return index
}

const ambiguous = bilingual(
  '本企业有多个产品与之同名同型号，请先为产品填写备案编号',
  'Several products here have this name and model. Please give them their filing numbers first',
)

/** The product that a record is about: by filing number, else by name and model unless that one bears another number. */
function matchOf(record: ProductRecord, index: ReadonlyMap<string, OwnProduct | null>) {
  const key = keyOf(record)
  const direct = index.get(key)
  if (direct !== undefined) return direct
  const byName = index.get(nameKey(String(record.name ?? ''), String(record.model ?? '')))
  return byName && filingNoOf(byName.content) !== '' ? undefined : byName
}

export interface Stock {
  certification: Certification
  certificationRevision: number
  /** A certification waits for review: a change of it can be submitted only afterwards. */
  certificationWaiting: boolean
  products: readonly OwnProduct[]
}
export interface Pulled {
  enterprise: EnterpriseRecord | null
  products: readonly { line: number; record: ProductRecord }[]
}
export interface Comparison {
  items: FoundItem[]
  /** Products that agree. */
  same: number
  complaints: Complaint[]
}

function compareEnterprise(stock: Stock, record: EnterpriseRecord | null): FoundItem[] {
  const { certification, certificationRevision, certificationWaiting } = stock
  const fields = differences(
    filingEnterpriseFields,
    record ?? {},
    (field: FilingEnterpriseField) => certification[field],
  )
  if (fields.length === 0) return []
  const item = { kind: 'enterprise' as const, title: certification.name, filingNo: '', productId: null }
  return [{ ...item, baseRevision: certificationRevision, underReview: certificationWaiting, fields }]
}

/** Holds a source's statements against what is here. Each product of ours is compared once, with the first record of it. */
export function compare(stock: Stock, pulled: Pulled): Comparison {
  const index = indexOf(stock.products)
  const seen = new Set<string>()
  const items = compareEnterprise(stock, pulled.enterprise)
  const complaints: Complaint[] = []
  let agreeing = 0
  for (const { line, record } of pulled.products) {
    const match = matchOf(record, index)
    const title = String(record.name)
    const filingNo = String(record.filingNo ?? '')
    if (match === null) {
      complaints.push({ line, column: bilingual('产品名称', 'Product'), value: title, reason: ambiguous })
    } else if (match === undefined) {
      const fields = differences(filingProductFields, record, () => null)
      items.push({ kind: 'new', title, filingNo, productId: null, baseRevision: 0, underReview: false, fields })
    } else if (!seen.has(match.id)) {
      seen.add(match.id)
      const { id, revision, underReview, content } = match
      const fields = differences(filingProductFields, record, (field) => factOf(content, field))
      const item = { title: content.name, filingNo: filingNo || content.filingNo, productId: id }
      if (fields.length === 0) agreeing += 1
      else items.push({ ...item, kind: 'changed', baseRevision: revision, underReview, fields })
    }
  }
  const absent = stock.products.filter(({ id, content }) => !seen.has(id) && claimsFiling(content))
  for (const { id, revision, underReview, content } of absent) {
    const item = { title: content.name, filingNo: content.filingNo, productId: id, baseRevision: revision }
    items.push({ ...item, kind: 'missing', underReview, fields: [] })
  }
  return { items, same: agreeing, complaints }
}

/** A product's content with the ticked fields taken over. */
export function withProductFields(content: ProductBasics, ticked: readonly Difference[]): ProductBasics {
  const flat: Record<string, unknown> = { ...content }
  const annual: Record<string, unknown> = { ...content.annual }
  for (const { field, new: value } of ticked) {
    if (field === 'dataYear') annual['year'] = value
    else if (field in content.annual) annual[field] = value
    else flat[field] = value
  }
  return ProductBasics.parse({ ...flat, annual })
}

/** The same for a certification. */
export const withEnterpriseFields = (certification: Certification, ticked: readonly Difference[]): Certification => ({
  ...certification,
  ...Object.fromEntries(ticked.map(({ field, new: value }) => [field, value])),
})

/** Whether a product already says what was ticked: then it was taken over before the process ended. */
export const saysAlready = (content: ProductBasics, ticked: readonly Difference[]): boolean =>
  ticked.every(({ field, new: value }) => same(factOf(content, field as FilingProductField), value))
