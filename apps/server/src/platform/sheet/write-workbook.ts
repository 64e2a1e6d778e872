/**
 * Workbooks as people get them: a bold header that stays in sight, and text in every cell, so that mobiles and codes stay
 * what they are. Each cell below the header is guarded against being run.
 */
import { arrayBuffer } from 'node:stream/consumers'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { type CellStyle, type DataValidation, type WriteSheet, writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { guarded } from '@portal/contract/spreadsheet'
import { columnLetters } from './sheet.ts'

export interface WrittenColumn {
  header: string
  /** In characters. */
  width: number
  /** A list offered in every row down to `last`: quoted values or a range; `strict` refuses anything else. */
  choices?: { formula: string; strict: boolean; last: number }
}
/** A sheet without its rows. */
export interface TableToWrite {
  name: string
  columns: WrittenColumn[]
}
export interface SheetToWrite extends TableToWrite {
  rows: string[][]
}

const TEXT: CellStyle = { numFmt: '@' }
const HEADER: CellStyle = { ...TEXT, font: { bold: true } }
/** `_x003D_` would be read as `=`, behind the guard's back. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g
const HEADER_STAYS = { rows: 1 }
/** What XML cannot hold; one of them in somebody's name, and no program would open the file. */
// oxlint-disable-next-line no-control-regex -- exactly these are looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/

/** A text as it is written: nothing that would run, nothing that breaks the file, nothing that is read as something else. */
const cellText = (text: string): string =>
  guarded(text.toWellFormed().replaceAll(NO_XML, '')).replaceAll(ESCAPE, '_x005F_')

function validationsOf(columns: readonly WrittenColumn[]): DataValidation[] {
  return columns.flatMap(({ choices }, index) => {
    if (!choices) return []
    const letters = columnLetters(index + 1)
    const range = `${letters}2:${letters}${choices.last}`
    return { type: 'list', range, allowBlank: true, formula1: choices.formula, showErrorMessage: choices.strict }
  })
}

function sheetOf({ name, columns, rows }: SheetToWrite): WriteSheet {
  const headers = columns.map(({ header }) => header)
  return {
    name,
    freezePane: HEADER_STAYS,
    columns: columns.map(({ width }) => ({ width, style: TEXT })),
    // The blank row at the end carries the format that `withColumnFormats` looks for.
    rows: [headers, ...rows.map((row) => row.map(cellText)), headers.map(() => null)],
    cells: new Map(headers.map((_, index) => [`0,${index}`, { style: HEADER }])),
    dataValidations: validationsOf(columns),
  }
}

/** The library formats only cells that are there; what people fill in takes the format of its column, added here. */
function withColumnFormats(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(bytes)
  for (const [name, part] of Object.entries(parts)) {
    if (!SHEET.test(name)) continue
    const xml = strFromU8(part)
    const blank = /<c r="A\d+" s="(\d+)"\/>/.exec(xml)
    if (!blank) throw new Error('the library wrote no format for a blank cell')
    parts[name] = strToU8(xml.replaceAll('<col ', `<col style="${blank[1]}" `))
  }
  return zipSync(parts)
}

/** A workbook of these sheets, put together in memory. */
export const writeSheets = async (sheets: readonly SheetToWrite[]): Promise<Uint8Array<ArrayBuffer>> =>
  withColumnFormats(await writeXlsx({ sheets: sheets.map(sheetOf) }))

/** A workbook of one sheet, written while its rows arrive; without choices, and without a format for rows to come. */
export async function writeTable(
  { name, columns }: TableToWrite,
  batches: AsyncIterable<string[][]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const formats = columns.map(({ width }) => ({ width, style: HEADER }))
  async function* rows() {
    yield columns.map(({ header }) => header)
    // The library looks at the format of a column with each row that it takes, and knows none of a row.
    for (const format of formats) format.style = TEXT
    for await (const batch of batches) for (const row of batch) yield row.map(cellText)
  }
  return new Uint8Array(
    await arrayBuffer(writeXlsxStream(rows(), { name, columns: formats, freezePane: HEADER_STAYS })),
  )
}
