/** Records of a source: one enterprise with what is said of it, one product of it; and the rows that are none. */
import { bilingual } from '@portal/contract/bilingual'
import {
  type FilingEnterpriseField,
  type FilingProductField,
  FilingValue,
  filingEnterpriseFields,
  filingProductFields,
} from '@portal/contract/filing'
import { FILING_ROWS_MAX } from '@portal/contract/filing-admin'
import type { Bilingual } from '@portal/contract/kit'
import { BilingualSchema } from '@portal/contract/bilingual-schema'
import { z } from 'zod'
import { serialDay } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { TextRow } from '../../platform/sheet/first-sheet.ts'
import { codeField, enterpriseFields, type Field, productFields } from './filing-field.policy.ts'
import { asDay, plain } from './filing-value.policy.ts'

/** What a source states; a field that it leaves empty is not stated. */
export type Stated<Name extends string> = Partial<Record<Name, FilingValue>>
export type EnterpriseRecord = Stated<FilingEnterpriseField>
export type ProductRecord = Stated<FilingProductField>

/** Why a row was not taken, in both languages. */
export interface Complaint {
  line: number
  column: Bilingual
  value: string
  reason: Bilingual
}

/** Records and complaints as they are stored. */
export const StoredEnterprise: z.ZodType<EnterpriseRecord> = z.partialRecord(
  z.enum(filingEnterpriseFields),
  FilingValue,
)
export const StoredProduct: z.ZodType<ProductRecord> = z.partialRecord(z.enum(filingProductFields), FilingValue)
export const StoredComplaints: z.ZodType<Complaint[]> = z.array(
  z.object({ line: z.number(), column: BilingualSchema, value: z.string(), reason: BilingualSchema }),
)

/** Characters of a value that are shown with a complaint. */
const SHOWN = 80
const missing = bilingual('此项不能为空', 'This must not be empty')
const formula = bilingual('不能是公式，请改为文本', 'This must be text, not a formula')
const noRow = bilingual('应为一条产品数据', 'This is no product')
const whole = bilingual('', '')

/** One row as texts; null where a formula stands. */
export type Texts = ReadonlyMap<string, string | null>

type Taken<Name extends string> = { record: Stated<Name> } | { complaint: Complaint }

function read<Name extends string>(line: number, fields: Record<Name, Field>, texts: Texts): Taken<Name> {
  const record: Stated<Name> = {}
  for (const [name, { header, read: reading }] of Object.entries(fields) as [Name, Field][]) {
    const given = texts.get(name)
    if (given === null) return { complaint: { line, column: header, value: '', reason: formula } }
    if (given === undefined || given.trim() === '') continue
    const result = reading(given)
    if ('reason' in result) {
      return { complaint: { line, column: header, value: given.slice(0, SHOWN), reason: result.reason } }
    }
    record[name] = result.value
  }
  return { record }
}

/** A product of a source; it has at least a name. */
export function productOf(line: number, texts: Texts): Taken<FilingProductField> {
  const taken = read(line, productFields, texts)
  if ('record' in taken && taken.record.name === undefined) {
    return { complaint: { line, column: productFields.name.header, value: '', reason: missing } }
  }
  return taken
}

export const enterpriseOf = (line: number, texts: Texts): Taken<FilingEnterpriseField> =>
  read(line, enterpriseFields, texts)

/** By what a product is known: its filing number; where it has none, its name and model. */
export const keyOf = ({ filingNo, name, model }: ProductRecord): string =>
  filingNo ? `no:${plain(String(filingNo)).toUpperCase()}` : nameKey(String(name ?? ''), String(model ?? ''))

export const nameKey = (name: string, model: string): string =>
  `name:${plain(name).toLowerCase()}|${plain(model).toLowerCase()}`

// ——— Workbooks: one row per product, with its enterprise beside it ———

/** Products' fields are prefixed in a row, because enterprise and product both have a name. */
type Column = 'uscc' | `enterprise.${FilingEnterpriseField}` | `product.${FilingProductField}`

export const columns = new Map<Column, Field>([
  ['uscc', codeField],
  ...Object.entries(enterpriseFields).map(([name, field]) => [`enterprise.${name}` as Column, field] as const),
  ...Object.entries(productFields).map(([name, field]) => [`product.${name}` as Column, field] as const),
])

const normal = (header: string): string => plain(header).replaceAll(' ', '').toLowerCase()
const known = new Map(
  [...columns].flatMap(([column, { header, also }]) =>
    [header['zh-cn'], header.en, ...also].map((words) => [normal(words), column] as const),
  ),
)

const needed: Column[] = ['uscc', 'product.name']

/** Which column stands where; A0400 names those that are missing. */
export function columnsOf(header: readonly (string | null)[]): Map<Column, number> {
  const found = new Map<Column, number>()
  for (const [index, words] of header.entries()) {
    const column = known.get(normal(words ?? ''))
    if (column !== undefined && !found.has(column)) found.set(column, index)
  }
  const absent = needed.filter((column) => !found.has(column)).flatMap((column) => columns.get(column)?.header ?? [])
  if (absent.length === 0) return found
  throw fault(
    'A0400',
    bilingual(
      `第一行缺少列：${absent.map((header) => header['zh-cn']).join('、')}，请使用模板或备案平台的导出文件`,
      `The first row lacks the columns ${absent.map(({ en }) => en).join(', ')}. Please use the template or the platform's export`,
    ),
  )
}

export interface WorkbookRecord {
  uscc: string
  enterprise: EnterpriseRecord
  product: ProductRecord
}

/** One row of a workbook; `from1904`: its days are counted from there. */
export function recordOf(
  row: TextRow,
  places: ReadonlyMap<Column, number>,
  from1904: boolean,
): { record: WorkbookRecord } | { complaint: Complaint } {
  const line = row.number
  const texts = (prefix: string): Texts => {
    const named = [...places].filter(([column]) => column.startsWith(prefix))
    // Behind its last cell a row is empty.
    return new Map(
      named.map(([column, place]) => {
        const cell = place < row.cells.length ? (row.cells[place] ?? null) : ''
        return [column.slice(prefix.length), textIn(cell, column, from1904)]
      }),
    )
  }
  const code = read(line, { uscc: codeField }, texts(''))
  if ('complaint' in code) return code
  const uscc = code.record.uscc
  if (typeof uscc !== 'string') return { complaint: { line, column: codeField.header, value: '', reason: missing } }
  const enterprise = enterpriseOf(line, texts('enterprise.'))
  if ('complaint' in enterprise) return enterprise
  const product = productOf(line, texts('product.'))
  if ('complaint' in product) return product
  return { record: { uscc, enterprise: enterprise.record, product: product.record } }
}

/** What a cell says: of the number by which spreadsheets store a day, that day; null for a formula. */
function textIn(cell: string | null, column: Column, from1904: boolean): string | null {
  const day = cell !== null && columns.get(column)?.read === asDay ? serialDay(cell, from1904) : null
  return day ?? cell
}

// ——— Answers of the interface ———

/** The values of a JSON object as texts; what is neither text nor number nor absent makes the row no product. */
export function textsOf(value: unknown): Texts | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const texts = new Map<string, string>()
  for (const [name, given] of Object.entries(value)) {
    if (given === null || given === undefined) continue
    if (typeof given === 'string' || typeof given === 'number') texts.set(name, String(given))
    else if (name in productFields || name in enterpriseFields) return null
  }
  return texts
}

export const notAProduct = (line: number, value: unknown): Complaint => ({
  line,
  column: whole,
  value: (JSON.stringify(value) ?? '').slice(0, SHOWN),
  reason: noRow,
})

/** Refusals of a whole file. */
export const refusals = {
  'no workbook': () =>
    fault(
      'A0700',
      bilingual(
        '无法读取该文件，请上传 .xlsx 格式的导出文件（旧版 .xls 请先另存为 .xlsx）',
        'This file cannot be read. Please upload an export in the .xlsx format (save an old .xls as .xlsx first)',
      ),
    ),
  'too large': () =>
    fault('A0700', bilingual('文件内容过大，请拆分后分次上传', 'This workbook holds too much. Please split it')),
  'too many rows': () =>
    fault(
      'A0400',
      bilingual(
        `一次最多上传 ${FILING_ROWS_MAX.toLocaleString('en')} 行，请拆分为多个文件`,
        `At most ${FILING_ROWS_MAX.toLocaleString('en')} rows at a time. Please split the file`,
      ),
    ),
  empty: () => fault('A0400', bilingual('文件中没有数据', 'There is no data in this file')),
}
