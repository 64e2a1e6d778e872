/**
 * Writes made-up patents to a file, by its ending as CSV or as a workbook whose texts are all shared strings and whose
 * days are serial numbers, the way spreadsheet programs save them.
 * Usage: `node tools/run.mjs bench/import/generate.ts FILE [rows = 100000]`
 */
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { HEADERS, patentCells } from './patents.ts'

const DAYS = new Set([4, 6, 7])
const PIECE = 500
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const letter = (column: number): string => String.fromCharCode(65 + column)
const serialDay = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000 + 25_569

/** A sink that waits when the disk is slower. */
function fileSink(path: string) {
  const stream = createWriteStream(path)
  return {
    write: (bytes: Uint8Array | string) => stream.write(bytes),
    drained: () => (stream.writableNeedDrain ? once(stream, 'drain') : null),
    async end() {
      stream.end()
      await once(stream, 'finish')
    },
  }
}

export async function writeCsv(path: string, rows: number): Promise<void> {
  const sink = fileSink(path)
  sink.write(`\uFEFF${HEADERS.join(',')}\r\n`)
  for (let serial = 1; serial <= rows; serial += 1) {
    sink.write(`${patentCells(serial).map(quoted).join(',')}\r\n`)
    if (serial % PIECE === 0) await sink.drained()
  }
  await sink.end()
}

const RELATED = `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

export async function writeXlsx(path: string, rows: number): Promise<void> {
  const sink = fileSink(path)
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    sink.write(chunk)
  })
  const part = (name: string) => {
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    return (text: string, last = false) => entry.push(strToU8(text), last)
  }
  part('[Content_Types].xml')(
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    true,
  )
  part('xl/workbook.xml')(
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="专利" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    true,
  )
  part('xl/_rels/workbook.xml.rels')(RELATED, true)
  const numbers = new Map<string, number>()
  const shared = (text: string): number => numbers.get(text) ?? (numbers.set(text, numbers.size), numbers.size - 1)
  const cell = (text: string, column: number, row: number): string => {
    if (text === '') return ''
    if (row > 1 && DAYS.has(column)) return `<c r="${letter(column)}${row}"><v>${serialDay(text)}</v></c>`
    return `<c r="${letter(column)}${row}" t="s"><v>${shared(text)}</v></c>`
  }
  const line = (cells: string[], row: number): string =>
    `<row r="${row}">${cells.map((text, column) => cell(text, column, row)).join('')}</row>`
  const sheet = part('xl/worksheets/sheet1.xml')
  sheet(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${line(HEADERS, 1)}`)
  for (let serial = 1; serial <= rows; serial += 1) {
    sheet(line(patentCells(serial), serial + 1))
    if (serial % PIECE === 0) await sink.drained()
  }
  sheet('</sheetData></worksheet>', true)
  const strings = part('xl/sharedStrings.xml')
  strings(`${HEAD}<sst xmlns="${MAIN}" count="${numbers.size}" uniqueCount="${numbers.size}">`)
  let written = 0
  for (const text of numbers.keys()) {
    strings(`<si><t xml:space="preserve">${escaped(text)}</t></si>`)
    written += 1
    if (written % PIECE === 0) await sink.drained()
  }
  strings('</sst>', true)
  zip.end()
  await sink.end()
}

if (import.meta.main) {
  const [path = '', rows = '100000'] = process.argv.slice(2)
  await (path.endsWith('.xlsx') ? writeXlsx : writeCsv)(path, Number(rows))
}
