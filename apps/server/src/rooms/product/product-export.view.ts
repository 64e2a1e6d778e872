/** An enterprise's own products as a file that spreadsheets open, and that may be imported again once it was edited. */
import { EMPTY } from '@portal/contract/content'
import { industries, IndustryCode } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { productKindNames, productKinds } from '@portal/contract/content-kind'
import { pieceName, productPieces } from '@portal/contract/product-piece'
import type { SheetToWrite } from '../../platform/sheet/write-workbook.ts'
import type { OwnListRow } from './product.view.ts'

export interface ExportRow extends OwnListRow {
  /** '' where there is none. */
  filing_no: string
}

// Headers of what may be edited are those that an import knows, and the others none that it would take for such.
const words = {
  'zh-cn': {
    file: '产品列表',
    sheet: '产品',
    columns: [
      '产品名称',
      '型号规格',
      '所属产业',
      '备案编号',
      '关联专利数',
      '完整度（%）',
      '待补充',
      '网站展示',
      '更新时间（北京时间）',
    ],
    statuses: ['未填写', '已发布', '审核中', '已驳回', '已下架', '草稿'],
    shown: ['否', '是'],
    comma: '、',
  },
  en: {
    file: 'products',
    sheet: 'Products',
    columns: [
      'Product name',
      'Model',
      'Industry',
      'Filing number',
      'Number of patents',
      'Completeness (%)',
      'Missing',
      'On the website',
      'Updated (Asia/Shanghai)',
    ],
    statuses: ['Empty', 'Published', 'Under review', 'Rejected', 'Withdrawn', 'Draft'],
    shown: ['no', 'yes'],
    comma: ', ',
  },
} as const

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
})

function cellsOf(row: ExportRow, language: Language): string[] {
  const t = words[language]
  const missing = productPieces.flatMap((piece) => (row.missing.includes(piece) ? pieceName(piece, language) : []))
  return [
    row.name,
    row.model,
    industries[IndustryCode.parse(row.industry)][language],
    row.filing_no,
    String(row.patent_count),
    String(row.completeness),
    missing.join(t.comma),
    t.shown[row.on_website ? 1 : 0],
    shanghai.format(new Date(row.updated_at)),
    ...productKinds.map((kind) => t.statuses[Number(row.statuses[kind] ?? EMPTY)] ?? ''),
  ]
}

/** In characters; the kinds share one width. */
const WIDTHS = [32, 20, 22, 22, 12, 14, 40, 12, 20]
const KIND_WIDTH = 14

/** Products as a table, and what its file is called (without its ending) when it is made at an instant. */
export function productSheet(
  rows: readonly ExportRow[],
  language: Language,
  at: Date,
): { fileName: string; sheet: SheetToWrite } {
  const t = words[language]
  const columns = [...t.columns, ...productKinds.map((kind) => productKindNames[kind][language])].map(
    (header, index) => ({ header, width: WIDTHS[index] ?? KIND_WIDTH }),
  )
  return {
    fileName: `${t.file}-${shanghai.format(at).slice(0, 10)}`,
    sheet: { name: t.sheet, columns, rows: rows.map((row) => cellsOf(row, language)) },
  }
}
