/** CSV as a stream, in whichever encoding spreadsheets here write it. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { CsvReader } from './csv-reader.ts'
import { firstBytes } from './first-bytes.ts'
import { unguarded } from '@portal/contract/spreadsheet'
import { type Cell, MOST_CELL_CHARACTERS, MOST_COLUMNS, type Sheet, type SheetRow, UnreadableSheet } from './sheet.ts'

const CHUNK = 256 * 1024
/** Rows passed on at a time. */
const BATCH = 500

/** Whether all bytes of a file are text in this encoding. */
async function decodes(file: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true })
      if (text.includes('\0')) return false
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** A mark at the beginning decides; otherwise all bytes do: UTF-8 is never GB18030 by accident, the reverse is rare. */
export async function encodingOf(file: string): Promise<'utf-8' | 'utf-16le' | 'gb18030'> {
  const buffer = await firstBytes(file, 2)
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le'
  if (await decodes(file, 'utf-8')) return 'utf-8'
  if (await decodes(file, 'gb18030')) return 'gb18030'
  throw new UnreadableSheet('encoding')
}

/** The text of a file in pieces; null at its end. */
async function* textOf(file: string, encoding: string, read: (bytes: number) => void): AsyncGenerator<string | null> {
  // Lenient here: `encodingOf` has looked at every byte; the mark at the beginning is dropped by the decoder.
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
    read(chunk.length)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
  yield null
}

/** The separator that stands most often in the first lines, outside quotation marks. */
async function delimiterOf(file: string, encoding: string): Promise<string> {
  for await (const text of textOf(file, encoding, () => undefined)) {
    if (text === null) break
    const lines = text
      .split(/\r?\n/, 5)
      .join('\n')
      .replaceAll(/"[^"]*"/g, '')
    const counts = [',', '\t', ';'].map((mark) => ({ mark, count: lines.split(mark).length }))
    return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
  }
  return ','
}

const cellOf = (text: string): Cell | undefined =>
  text.trim() === '' ? undefined : { kind: 'text', text: unguarded(text).slice(0, MOST_CELL_CHARACTERS + 1) }

/** The rows of a CSV as those of one sheet. */
export async function openCsv(file: string): Promise<{ sheet: Sheet; encoding: string }> {
  const { size } = await stat(file)
  const encoding = await encodingOf(file)
  const delimiter = await delimiterOf(file, encoding)
  let done = 0
  const sheet: Sheet = {
    name: '',
    hidden: new Set(),
    from1904: false,
    share: () => Math.min(done / Math.max(size, 1), 1),
    async *rows() {
      done = 0
      const reader = new CsvReader(delimiter)
      const batch: SheetRow[] = []
      for await (const text of textOf(file, encoding, (bytes) => void (done += bytes))) {
        reader.feed(text)
        for (const { line, fields } of reader.records()) {
          const cells = fields?.slice(0, MOST_COLUMNS).map(cellOf)
          if (cells === undefined) batch.push({ number: line, cells: [], unclosed: true })
          else if (cells.some(Boolean)) batch.push({ number: line, cells })
          if (batch.length >= BATCH) yield batch.splice(0)
        }
      }
      yield batch
    },
  }
  return { sheet, encoding }
}
