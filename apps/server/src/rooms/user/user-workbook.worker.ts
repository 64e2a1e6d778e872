/**
 * Workbooks (.xlsx), read and written on a thread of their own: parsing one takes a second of a core, and one that was
 * made to hurt must neither stop the server nor fill its memory. One task per thread; it answers and ends.
 */
import { PassThrough, Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import type ExcelJS from 'exceljs'
import { type UnzipOptions, type Unzipped, unzipSync, zipSync } from 'fflate'
import { columnNumber, columnOf, rowNumber, UnreadableSheet } from '../../platform/sheet/sheet.ts'
import { readXml } from '../../platform/sheet/xml.ts'
import type { Cell, Reading, SheetRow, SheetToWrite, WorkbookTask } from './user-workbook.thread.ts'

/** What the parts of a workbook may inflate to: a full import is 3 MB. */
const MOST_INFLATED = 40 * 1024 * 1024
const MOST_PARTS = 200
/** Rows that stand in the file, empty ones included; more are refused before they are parsed. */
const MOST_ROWS_PARSED = 20_000
const MOST_CELLS_PARSED = 400_000

/** What a workbook is read from; pictures, macros, drawings and all else stay packed. */
const PARTS =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/
const SHEET = /^xl\/worksheets\//
const BOOK = 'xl/workbook.xml'
const SHEET_END = '</sheetData>'
const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
/** Parsed at a time, so that what is too much is refused before all of it was. */
const PIECE = 64 * 1024

/** Loaded when it is needed: what is refused for its size never is. */
const library = async () => (await import('exceljs')).default

class TooLarge extends Error {}
class TooManyRows extends Error {}
class NoWorkbook extends Error {}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE)
}

interface Measure {
  rows: number
  cells: number
}

/**
 * Adds up the rows and cells of sheets. Refuses too many of them, those whose number lies beyond any sheet (the library
 * goes through all rows up to the last), and whatever stands behind the cells.
 */
function measure(xml: Uint8Array, so: Measure): Promise<void> {
  let ended = false
  return readXml(Readable.from(piecesOf(xml)), {
    open(name, { r: place }) {
      if (ended) throw new UnreadableSheet('broken')
      if (name === 'row') {
        so.rows += 1
        if (place !== undefined) rowNumber(Number(place))
      }
      if (name === 'c') {
        so.cells += 1
        if (place !== undefined) columnNumber(columnOf(place))
      }
      if (so.rows > MOST_ROWS_PARSED) throw new TooManyRows()
      if (so.cells > MOST_CELLS_PARSED) throw new TooLarge()
    },
    close(name) {
      ended ||= name === 'sheetData'
    },
  })
}

/** Only which sheets there are: each name that a workbook gives to a range may span a million cells as well. */
async function sheetsOnly(xml: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  let sheets = ''
  let count = 0
  let from1904 = ''
  await readXml(Readable.from(piecesOf(xml)), {
    open(name, attributes) {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes['date1904'] ?? '')) from1904 = ' date1904="1"'
      const relation = attributes['r:id'] ?? ''
      if (name !== 'sheet' || !/^[\w.-]+$/.test(relation) || count >= MOST_PARTS) return
      count += 1
      sheets += `<sheet name="${count}" sheetId="${count}" r:id="${relation}"/>`
    },
  })
  const content = `<workbookPr${from1904}/><sheets>${sheets}</sheets>`
  return new TextEncoder().encode(
    `${DECLARATION}<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}">${content}</workbook>`,
  )
}

/**
 * Only the cells of a sheet: ranges of validations, merges and formats may span a million cells each, and whoever reads
 * them makes an object for every one.
 */
function cellsOnly(xml: string): string {
  // By plain searches: what a pattern would try again and again is looked at once.
  const begin = xml.indexOf('<sheetData')
  const end = xml.lastIndexOf(SHEET_END)
  const cells = begin === -1 || end < begin ? '<sheetData/>' : xml.slice(begin, end + SHEET_END.length)
  return `${DECLARATION}<worksheet xmlns="${NAMESPACE}">${cells}</worksheet>`
}

/** The parts of an archive; what cannot be unpacked is no workbook. */
function unpacked(bytes: Uint8Array, options: UnzipOptions): Unzipped {
  try {
    return unzipSync(bytes, options)
  } catch (error) {
    if (error instanceof TooLarge) throw error
    throw new NoWorkbook('it cannot be unpacked', { cause: error })
  }
}

/** The parts that are read, unpacked within bounds and packed again: what is parsed is what was measured. */
async function bounded(bytes: Uint8Array): Promise<Uint8Array> {
  let inflated = 0
  let parts = 0
  const files = unpacked(bytes, {
    filter: ({ name, originalSize }) => {
      parts += 1
      if (parts > MOST_PARTS) throw new TooLarge()
      if (!PARTS.test(name)) return false
      inflated += originalSize
      if (inflated > MOST_INFLATED) throw new TooLarge()
      return true
    },
  })
  const so: Measure = { rows: 0, cells: 0 }
  for (const [name, content] of Object.entries(files)) {
    if (name === BOOK) files[name] = await sheetsOnly(content)
    if (!SHEET.test(name)) continue
    const cells = new TextEncoder().encode(cellsOnly(new TextDecoder().decode(content)))
    await measure(cells, so)
    files[name] = cells
  }
  return zipSync(files, { level: 0 })
}

const isRich = (value: object): value is ExcelJS.CellRichTextValue => 'richText' in value

/** What stands in a cell, as text; null for a formula, which might say something else on another machine. */
function textOf(value: ExcelJS.CellValue): Cell {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'object') return String(value)
  if ('formula' in value || 'sharedFormula' in value) return null
  if (isRich(value)) return value.richText.map(({ text }) => text).join('')
  if ('error' in value) return value.error
  return textOf(value.text)
}

/** The rows of the first sheet that hold anything, at most `most` and the one above them. */
async function read(bytes: Uint8Array, most: number): Promise<Reading> {
  const parts = await bounded(bytes)
  const { Workbook } = await library()
  const workbook = new Workbook()
  await workbook.xlsx.load(Buffer.from(parts) as unknown as Parameters<typeof workbook.xlsx.load>[0]).catch((error) => {
    throw new NoWorkbook('its parts make no sense', { cause: error })
  })
  const rows: SheetRow[] = []
  workbook.worksheets[0]?.eachRow((row, number) => {
    const values = Array.isArray(row.values) ? row.values : []
    // The library counts columns from 1; a row that is empty but for blanks says nothing.
    const cells = Array.from({ length: Math.min(values.length - 1, 100) }, (_, index) => textOf(values[index + 1]))
    if (cells.every((cell) => cell?.trim() === '')) return
    if (rows.length > most) throw new TooManyRows()
    rows.push({ number, cells })
  })
  return { outcome: 'read', rows }
}

async function write(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  const sink = new PassThrough()
  const chunks: Buffer[] = []
  sink.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { stream } = await library()
  const workbook = new stream.xlsx.WorkbookWriter({ stream: sink, useStyles: true, useSharedStrings: false })
  for (const { name, columns, rows } of sheets) {
    const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
    // Text, so that mobiles and codes stay what they are.
    sheet.columns = columns.map(({ header, width }) => ({ header, width, style: { numFmt: '@' } }))
    sheet.getRow(1).font = { bold: true }
    for (const [index, { choices }] of columns.entries()) {
      if (choices) validate(sheet, index + 1, choices)
    }
    for (const row of rows) sheet.addRow(row).commit()
    sheet.commit()
  }
  await workbook.commit()
  return Buffer.concat(chunks)
}

/** Offers choices in a column, for as many rows as an import may have. */
function validate(
  sheet: ExcelJS.Worksheet,
  column: number,
  { formula, strict, last }: NonNullable<SheetToWrite['columns'][number]['choices']>,
) {
  const letter = sheet.getColumn(column).letter
  const ranges = sheet as unknown as { dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void } }
  ranges.dataValidations.add(`${letter}2:${letter}${last}`, {
    type: 'list',
    allowBlank: true,
    formulae: [formula],
    showErrorMessage: strict,
  })
}

async function work(task: WorkbookTask): Promise<Reading | Uint8Array> {
  if (task.kind === 'write') return write(task.sheets)
  try {
    return await read(task.bytes, task.most)
  } catch (error) {
    if (error instanceof TooManyRows) return { outcome: 'too many rows' }
    const unreadable = error instanceof UnreadableSheet
    if (error instanceof TooLarge || (unreadable && error.problem === 'too large')) return { outcome: 'too large' }
    if (error instanceof NoWorkbook || unreadable) return { outcome: 'no workbook' }
    throw error
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(await work(workerData as WorkbookTask))
