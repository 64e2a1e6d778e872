import type { Download, Language } from '@portal/contract/kit'
import type { ExportFormat } from '@portal/contract/product-own'
import { now } from '../../platform/clock.ts'
import { csvHead, csvLine } from '../../platform/csv-line.ts'
import { WORKBOOK_TYPE, writeWorkbook } from '../../platform/sheet/workbook.thread.ts'
import { type ExportRow, productSheet } from './product-export.view.ts'

/** The file of products: a workbook, or comma-separated values. */
export async function productFile(
  rows: readonly ExportRow[],
  format: ExportFormat,
  language: Language,
): Promise<Download> {
  const { fileName, sheet } = productSheet(rows, language, now())
  const name = `${fileName}.${format}`
  if (format === 'xlsx') return { name, mediaType: WORKBOOK_TYPE, bytes: await writeWorkbook([sheet]) }
  const text = csvHead(sheet.columns.map(({ header }) => header)) + sheet.rows.map(csvLine).join('')
  return { name, mediaType: 'text/csv; charset=utf-8', bytes: Buffer.from(text) }
}
