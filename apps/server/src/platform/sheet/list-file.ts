import type { Download, Language } from '@portal/contract/kit'
import type { ExportFormat } from '@portal/contract/list-export'
import { dayOf, now } from '../clock.ts'
import { csvHead, csvLine } from '../csv-line.ts'
import { WORKBOOK_TYPE, writeWorkbook } from './workbook.thread.ts'

export interface ListColumn<Row> {
  header: Record<Language, string>
  /** In characters. */
  width: number
  cell(row: Row, language: Language): string
}

/** What a list's file is called without day and ending, what its sheet is called, and its columns. */
export interface ListSheet<Row> {
  file: Record<Language, string>
  sheet: Record<Language, string>
  columns: readonly ListColumn<Row>[]
}

/** The file of a list. What a spreadsheet would take for a formula is guarded. */
export async function listFile<Row>(
  { file, sheet, columns }: ListSheet<Row>,
  rows: readonly Row[],
  { format, language }: { format: ExportFormat; language: Language },
): Promise<Download> {
  const heads = columns.map(({ header, width }) => ({ header: header[language], width }))
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row, language)))
  const name = `${file[language]}-${dayOf(now())}.${format}`
  if (format === 'xlsx') {
    const bytes = await writeWorkbook([{ name: sheet[language], columns: heads, rows: cells }])
    return { name, mediaType: WORKBOOK_TYPE, bytes }
  }
  const text = csvHead(heads.map(({ header }) => header)) + cells.map(csvLine).join('')
  return { name, mediaType: 'text/csv; charset=utf-8', bytes: Buffer.from(text) }
}
