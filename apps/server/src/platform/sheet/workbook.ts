/**
 * Workbooks (.xlsx) as a stream: the archive is read in place, texts shared by cells lie in a temporary file, and a
 * sheet is parsed while it inflates. Formulas say what the file last saw them say; nothing is calculated.
 */
import path from 'node:path'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { unguarded } from '@portal/contract/spreadsheet'
import {
  type Cell,
  columnNumber,
  columnOf,
  MOST_CELL_CHARACTERS,
  MOST_COLUMNS,
  rowNumber,
  type Sheet,
  type SheetRow,
  UnreadableSheet,
} from './sheet.ts'
import { MOST_STRINGS, StringSpool } from './string-spool.ts'
import { parseXml, readXml } from './xml.ts'

const MEBIBYTE = 1024 * 1024
const MOST_PARTS = 2_000
/** What the parts that are read may inflate to: a million rows of twenty columns need half of it. */
const MOST_INFLATED = 2048 * MEBIBYTE
/** Tables pack ten to thirty times; what packs better than this beyond a size was made to hurt. */
const MOST_RATIO = 250
const RATIO_FROM = 16 * MEBIBYTE
/** Three times what a spreadsheet program lets people type. */
const MOST_NAME_CHARACTERS = 100
const WANTED = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/i

type Parts = Map<string, yauzl.Entry>
interface Listed {
  name: string
  target: string
}

class Archive {
  readonly #zip: yauzl.ZipFile
  readonly parts: Parts
  constructor(zip: yauzl.ZipFile, parts: Parts) {
    this.#zip = zip
    this.parts = parts
  }

  stream(entry: yauzl.Entry): Promise<Readable> {
    return new Promise((done, fail) => {
      this.#zip.openReadStream(entry, (error, stream) => (error ? fail(error) : done(stream)))
    })
  }

  /** Throws `broken` when the part is missing. */
  part(name: string): yauzl.Entry {
    const found = this.parts.get(name.toLowerCase())
    if (!found) throw new UnreadableSheet('broken')
    return found
  }

  close = (): void => this.#zip.close()
}

const openZip = (file: string): Promise<yauzl.ZipFile> =>
  new Promise((done, fail) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) =>
      error ? fail(error) : done(zip),
    )
  })

/** The wanted parts by name in lower case; refuses an archive whose parts inflate to more than they may. */
const listParts = (zip: yauzl.ZipFile, mostInflated: number): Promise<Parts> =>
  new Promise((done, fail) => {
    const parts: Parts = new Map()
    let count = 0
    let inflated = 0
    zip.on('entry', (entry: yauzl.Entry) => {
      count += 1
      if (WANTED.test(entry.fileName)) {
        inflated += entry.uncompressedSize
        const packed = entry.uncompressedSize / Math.max(entry.compressedSize, 1)
        if (entry.uncompressedSize > RATIO_FROM && packed > MOST_RATIO) return fail(new UnreadableSheet('too large'))
        parts.set(entry.fileName.toLowerCase(), entry)
      }
      if (count > MOST_PARTS || inflated > mostInflated) return fail(new UnreadableSheet('too large'))
      zip.readEntry()
    })
    zip.on('end', () => done(parts))
    zip.on('error', fail)
    zip.readEntry()
  })

async function listSheets(archive: Archive): Promise<{ sheets: Listed[]; from1904: boolean }> {
  const targets = new Map<string, string>()
  await readXml(await archive.stream(archive.part('xl/_rels/workbook.xml.rels')), {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target)
    },
  })
  const sheets = new Map<string, Listed>()
  let from1904 = false
  await readXml(await archive.stream(archive.part('xl/workbook.xml')), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      const target = targets.get(attributes['r:id'] ?? attributes['relationships:id'] ?? '')
      const visible = !attributes['state'] || attributes['state'] === 'visible'
      if (name !== 'sheet' || !target || !visible) return
      const part = target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target)
      // Charts stand among the sheets too; a part that is listed again would be read again.
      const key = part.toLowerCase()
      if (sheets.has(key) || !archive.parts.has(key)) return
      sheets.set(key, { name: (attributes['name'] ?? '').slice(0, MOST_NAME_CHARACTERS), target: part })
    },
  })
  return { sheets: [...sheets.values()], from1904 }
}

/** `_x000D_` stands for a character that XML cannot hold. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Collects the text of an element, without the phonetic hints beside it and without what no cell can hold. */
class TextCollector {
  #text = ''
  #open = false
  #hints = 0
  start(): void {
    this.#text = ''
  }
  tag(name: string, opens: boolean): void {
    if (name === 'rPh') this.#hints += opens ? 1 : -1
    if (name === 't') this.#open = opens
  }
  add(text: string): void {
    if (this.#open && this.#hints === 0 && this.#text.length <= MOST_CELL_CHARACTERS) this.#text += text
  }
  get = (): string => unescaped(this.#text.slice(0, MOST_CELL_CHARACTERS + 1))
}

async function spoolStrings(archive: Archive, file: string): Promise<StringSpool | null> {
  const entry = archive.parts.get('xl/sharedstrings.xml')
  if (!entry) return null
  const spool = new StringSpool(file)
  const collector = new TextCollector()
  try {
    await readXml(await archive.stream(entry), {
      open: (name) => {
        if (name === 'si') collector.start()
        collector.tag(name, true)
      },
      text: (text) => collector.add(text),
      close: (name) => {
        collector.tag(name, false)
        if (name !== 'si') return
        if (spool.count >= MOST_STRINGS) throw new UnreadableSheet('too large')
        spool.add(collector.get())
      },
    })
    spool.finish()
    return spool
  } catch (error) {
    spool.close()
    throw error
  }
}

/** Digits that a double keeps exactly. */
const EXACT = 15

function numberCell(stored: string): Cell {
  const value = Number(stored)
  if (!Number.isFinite(value)) return { kind: 'text', text: stored }
  const digits = stored
    .replace(/[eE].*$/, '')
    .replaceAll(/[^\d]/g, '')
    .replace(/^0+/, '')
  const whole = Number.isInteger(value) && Math.abs(value) >= 10 ** EXACT
  if (whole) return { kind: 'number', text: value.toLocaleString('en', { useGrouping: false }), inexact: stored }
  return { kind: 'number', text: digits === '' ? '0' : String(value) }
}

/** What a `<c>` says: its type, its cached value, its own text. */
function cellOf(type: string, value: string, inline: string, formula: boolean, strings: StringSpool | null) {
  if (type === 'inlineStr')
    return inline === '' ? undefined : ({ kind: 'text', text: unguarded(inline) } satisfies Cell)
  if (value === '') return formula ? ({ kind: 'unknown', text: '' } satisfies Cell) : undefined
  if (type === 's') {
    const text = strings?.get(Number(value)) ?? ''
    return text === '' ? undefined : ({ kind: 'text', text: unguarded(text) } satisfies Cell)
  }
  if (type === 'e') return { kind: 'error', text: value } satisfies Cell
  if (type === 'b') return { kind: 'text', text: value === '1' ? 'TRUE' : 'FALSE' } satisfies Cell
  if (type === 'str' || type === 'd') return { kind: 'text', text: unescaped(value) } satisfies Cell
  return numberCell(value)
}

/** Turns the tags of a sheet into rows. */
class RowBuilder {
  rows: SheetRow[] = []
  readonly hidden = new Set<number>()
  readonly #strings: StringSpool | null
  readonly #inline = new TextCollector()
  #row: SheetRow = { number: 0, cells: [] }
  /** From 1. */
  #column = 0
  #type = 'n'
  #value = ''
  #formula = false
  #inValue = false
  #spans = 0

  constructor(strings: StringSpool | null) {
    this.#strings = strings
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      this.#row = { number: rowNumber(attributes['r'] ? Number(attributes['r']) : this.#row.number + 1), cells: [] }
      this.#column = 0
    } else if (name === 'c') {
      this.#column = columnNumber(attributes['r'] ? columnOf(attributes['r']) : this.#column + 1)
      this.#type = attributes['t'] ?? 'n'
      this.#value = ''
      this.#formula = false
      this.#inline.start()
    } else if (name === 'v') this.#inValue = true
    else if (name === 'f') this.#formula = true
    else if (name === 'col') this.#hide(attributes)
    else this.#inline.tag(name, true)
  }

  text(text: string): void {
    if (!this.#inValue) this.#inline.add(text)
    // Cut once, at the end: cutting with every piece would copy what is there as often.
    else if (this.#value.length <= MOST_CELL_CHARACTERS) this.#value += text
  }

  close(name: string): void {
    if (name === 'v') this.#inValue = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') {
      if (this.#row.cells.length > 0) this.rows.push(this.#row)
    } else this.#inline.tag(name, false)
  }

  #closeCell(): void {
    if (this.#column > MOST_COLUMNS) return
    const cell = cellOf(
      this.#type,
      this.#value.slice(0, MOST_CELL_CHARACTERS + 1),
      this.#inline.get(),
      this.#formula,
      this.#strings,
    )
    if (cell) this.#row.cells[this.#column - 1] = this.#formula ? { ...cell, formula: true } : cell
  }

  #hide({ min, max, hidden }: Record<string, string>): void {
    const [first, last] = [columnNumber(Number(min)), columnNumber(Number(max))]
    // Each takes a column that none before it took, so a sheet has no more of them than columns.
    this.#spans = columnNumber(this.#spans + 1)
    if (hidden !== '1' && hidden !== 'true') return
    for (let column = first; column <= Math.min(last, MOST_COLUMNS); column += 1) this.hidden.add(column - 1)
  }
}

function sheetOf(
  archive: Archive,
  { name, target }: Listed,
  { strings, from1904 }: { strings: StringSpool | null; from1904: boolean },
): Sheet {
  const hidden = new Set<number>()
  let share = 0
  return {
    name,
    hidden,
    from1904,
    share: () => share,
    async *rows() {
      const entry = archive.part(target)
      const stream = await archive.stream(entry)
      let read = 0
      share = 0
      stream.on('data', (chunk: Buffer) => void (read += chunk.length))
      stream.pause()
      const builder = new RowBuilder(strings)
      try {
        for await (const _ of parseXml(stream, builder)) {
          for (const column of builder.hidden) hidden.add(column)
          share = Math.min(read / Math.max(entry.uncompressedSize, 1), 1)
          if (builder.rows.length === 0) continue
          yield builder.rows.splice(0)
        }
        if (builder.rows.length > 0) yield builder.rows.splice(0)
        share = 1
      } catch (error) {
        throw asProblem(error)
      } finally {
        stream.destroy()
      }
    },
  }
}

/** A file that is gone, or a disk that does not answer, is no fault of the workbook. */
const isOfTheSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** What the parser and the archive complain of is a broken file; what we refuse keeps its name. */
const asProblem = (error: unknown): unknown =>
  error instanceof UnreadableSheet || isOfTheSystem(error) ? error : new UnreadableSheet('broken', { cause: error })

/**
 * Opens a workbook; `spoolPath` is where its shared texts lie until it is closed. Throws UnreadableSheet for what is none,
 * and for one whose parts inflate to more than `mostInflated` bytes.
 */
export async function openWorkbook(
  file: string,
  spoolPath: string,
  mostInflated = MOST_INFLATED,
): Promise<{ sheets: Sheet[]; close(): void }> {
  const zip = await openZip(file).catch((error: unknown) => {
    throw asProblem(error)
  })
  let strings: StringSpool | null = null
  const close = (): void => {
    zip.close()
    strings?.close()
    strings = null
  }
  try {
    const archive = new Archive(zip, await listParts(zip, mostInflated))
    const { sheets, from1904 } = await listSheets(archive)
    strings = await spoolStrings(archive, spoolPath)
    const shared = strings
    return { sheets: sheets.map((listed) => sheetOf(archive, listed, { strings: shared, from1904 })), close }
  } catch (error) {
    close()
    throw asProblem(error)
  }
}
