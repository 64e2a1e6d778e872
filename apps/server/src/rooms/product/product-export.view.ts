/** Products as files that spreadsheets open; one's own may be imported again once they were edited. */
import { bilingual } from '@portal/contract/bilingual'
import { EMPTY } from '@portal/contract/content'
import { industries, IndustryCode } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { productKindNames, productKinds } from '@portal/contract/content-kind'
import { pieceName, productPieces } from '@portal/contract/product-piece'
import { minuteOf } from '../../platform/clock.ts'
import type { ListColumn, ListSheet } from '../../platform/sheet/list-file.ts'
import type { AdminListRow } from './product-admin.view.ts'
import type { OwnListRow } from './product.view.ts'

export interface ExportRow extends OwnListRow {
  /** '' where there is none. */
  filing_no: string
}
/** What both lists hold. */
type AnyRow = Omit<OwnListRow, 'updated_at'> & { updated_at: string | Date }

const statuses = {
  'zh-cn': ['未填写', '已发布', '审核中', '已驳回', '已下架', '草稿'],
  en: ['Empty', 'Published', 'Under review', 'Rejected', 'Withdrawn', 'Draft'],
}
const truth = { 'zh-cn': ['否', '是'], en: ['no', 'yes'] } as const
const commas = { 'zh-cn': '、', en: ', ' }

const missingOf = (row: AnyRow, language: Language): string =>
  productPieces
    .flatMap((piece) => (row.missing.includes(piece) ? pieceName(piece, language) : []))
    .join(commas[language])

// Headers of what may be edited are those that an import knows, and the others none that it would take for such.
const facts: readonly ListColumn<AnyRow>[] = [
  { header: bilingual('产品名称', 'Product name'), width: 32, cell: (row) => row.name },
  { header: bilingual('型号规格', 'Model'), width: 20, cell: (row) => row.model },
  {
    header: bilingual('所属产业', 'Industry'),
    width: 22,
    cell: (row, language) => industries[IndustryCode.parse(row.industry)][language],
  },
]
const state: readonly ListColumn<AnyRow>[] = [
  { header: bilingual('关联专利数', 'Number of patents'), width: 12, cell: (row) => String(row.patent_count) },
  { header: bilingual('完整度（%）', 'Completeness (%)'), width: 14, cell: (row) => String(row.completeness) },
  { header: bilingual('待补充', 'Missing'), width: 40, cell: missingOf },
  {
    header: bilingual('网站展示', 'On the website'),
    width: 12,
    cell: (row, language) => truth[language][row.on_website ? 1 : 0],
  },
  {
    header: bilingual('更新时间（北京时间）', 'Updated (Asia/Shanghai)'),
    width: 20,
    cell: (row) => minuteOf(row.updated_at),
  },
  ...productKinds.map((kind) => ({
    header: productKindNames[kind],
    width: 14,
    cell: (row: AnyRow, language: Language) => statuses[language][Number(row.statuses[kind] ?? EMPTY)] ?? '',
  })),
]

/** An enterprise's own products. */
export const ownProductSheet: ListSheet<ExportRow> = {
  file: bilingual('产品列表', 'products'),
  sheet: bilingual('产品', 'Products'),
  columns: [
    ...facts,
    { header: bilingual('备案编号', 'Filing number'), width: 22, cell: (row) => row.filing_no },
    ...state,
  ],
}

/** Products of all enterprises. */
export const allProductSheet: ListSheet<AdminListRow> = {
  file: bilingual('全部产品', 'all-products'),
  sheet: bilingual('产品', 'Products'),
  columns: [
    ...facts,
    { header: bilingual('所属企业', 'Enterprise'), width: 32, cell: (row) => row.enterprise_name },
    ...state,
  ],
}
