/** The thread of an import: opens the file, finds its headers, reads and checks its rows, a few batches ahead. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportKind } from '@portal/contract/import'
import { openSheets } from '../../platform/sheet/open-sheets.ts'
import { type Sheet, type SheetFile, type SheetRow, UnreadableSheet } from '../../platform/sheet/sheet.ts'
import { searchVector, weighted } from '../../platform/text.ts'
import { findHeaders, HEADER_ROWS, type Headers, isBetter } from './import-column.policy.ts'
import { readEnterprise } from './import-enterprise.policy.ts'
import { readPatent } from './import-patent.policy.ts'
import { readProduct } from './import-product.policy.ts'
import { type RowReader, rowReader } from './import-row.policy.ts'
import type { Asked, FileHead, ReadingTask, RowBatch, Rows, Told } from './import.thread.ts'

/** Rows of a batch: a transaction each. */
const BATCH = { patent: 250, enterprise: 200, product: 100 } satisfies Record<ImportKind, number>
/** Batches that may wait while others are written. */
const AHEAD = 2
const SAMPLE = 20

const task = workerData as ReadingTask
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
const tell = (told: Told): void => parentPort?.postMessage(told)

let credit = AHEAD
let stopped = false
let wake = (): void => undefined
parentPort?.on('message', (asked: Asked) => {
  if (asked === 'stop') stopped = true
  else credit += 1
  wake()
})
async function mayTell(): Promise<boolean> {
  while (credit === 0 && !stopped) await new Promise<void>((done) => void (wake = done))
  credit -= 1
  return !stopped
}

async function firstRows(sheet: Sheet): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const some of sheet.rows()) {
    rows.push(...some)
    if (rows.length >= HEADER_ROWS) break
  }
  return rows.slice(0, HEADER_ROWS)
}

/** The sheet whose headers fit best. */
async function chooseSheet(file: SheetFile): Promise<{ sheet: Sheet; headers: Headers } | null> {
  let best: { sheet: Sheet; headers: Headers } | null = null
  for (const sheet of file.sheets) {
    const headers = findHeaders(await firstRows(sheet), task.kind, task.own !== null)
    if (headers && isBetter(headers, best?.headers ?? null)) best = { sheet, headers }
  }
  return best
}

/** The rows of a batch while it fills. */
class Collector {
  readonly #kind: ImportKind
  readonly #columns: FileHead['columns']
  readonly #read: (row: SheetRow) => RowReader
  #batch: RowBatch
  #size = 0
  // What goes on behind a line has shown its first rows before.
  #sampled = task.after === 0 ? 0 : SAMPLE

  constructor(headers: Headers, sheet: Sheet) {
    this.#kind = headers.kind
    this.#columns = headers.columns.map(({ key, header }) => ({ key, header, hidden: false }))
    this.#read = rowReader(headers, sheet.from1904)
    this.#batch = this.#empty()
  }

  #empty(): RowBatch {
    const good: Rows = { kind: this.#kind, rows: [] }
    return { good, problems: [], refused: 0, line: 0, share: 0, sample: [] }
  }

  get full(): boolean {
    return this.#size >= BATCH[this.#kind]
  }
  get size(): number {
    return this.#size
  }

  add(raw: SheetRow): void {
    const row = this.#read(raw)
    if (raw.unclosed) row.complain('', 'quote.open')
    else this.#take(row)
    this.#batch.problems.push(...row.problems)
    if (!row.good) this.#batch.refused += 1
    if (this.#sampled < SAMPLE) {
      this.#sampled += 1
      const values = this.#columns.map(({ key }) => row.shown(key))
      this.#batch.sample.push({ line: row.line, values, refused: !row.good })
    }
    this.#batch.line = row.line
    this.#size += 1
  }

  #take(row: RowReader): void {
    const { good } = this.#batch
    if (good.kind === 'patent') {
      const stated = readPatent(row)
      const vector = stated && task.patentSearchFields ? searchVector(weighted(stated, task.patentSearchFields)) : ''
      if (stated) good.rows.push({ line: row.line, row: { stated, searchVector: vector } })
    } else if (good.kind === 'product') {
      const product = readProduct(row, task.own !== null)
      if (product) good.rows.push({ line: row.line, row: product })
    } else {
      const enterprise = readEnterprise(row)
      if (enterprise) good.rows.push({ line: row.line, row: enterprise })
    }
  }

  empty(share: number): RowBatch {
    const batch = { ...this.#batch, share }
    this.#batch = this.#empty()
    this.#size = 0
    return batch
  }
}

const headOf = (file: SheetFile, sheet: Sheet, headers: Headers): FileHead => ({
  kind: headers.kind,
  sheet: sheet.name,
  otherSheets: file.sheets.filter((other) => other !== sheet).map(({ name }) => name),
  encoding: file.encoding,
  columns: headers.columns.map(({ key, header, at }) => ({ key, header, hidden: sheet.hidden.has(at) })),
  unknown: headers.unknown,
})

class TooManyRows extends Error {}

/** A list in a CSV that is called .xlsx is taken all the same; what is no list either is told that it is no workbook. */
const CALLED_WORKBOOK = /\.xlsx$/i.test(task.name)
class NoWorkbook extends Error {}

async function readRows(sheet: Sheet, headers: Headers): Promise<void> {
  const collector = new Collector(headers, sheet)
  const from = Math.max(headers.lastLine, task.after)
  let rowsLeft = task.own?.mostRows ?? Infinity
  for await (const rows of sheet.rows()) {
    for (const row of rows) {
      if (row.number <= from) continue
      if (rowsLeft === 0) throw new TooManyRows()
      rowsLeft -= 1
      collector.add(row)
      if (!collector.full) continue
      if (!(await mayTell())) return
      tell({ what: 'batch', batch: collector.empty(sheet.share()) })
    }
  }
  if (collector.size > 0 && (await mayTell())) tell({ what: 'batch', batch: collector.empty(1) })
}

async function read(): Promise<void> {
  const file = await openSheets(task.path, task.temporaryFolder)
  try {
    const chosen = await chooseSheet(file)
    if (!chosen && file.format === 'csv' && CALLED_WORKBOOK) throw new NoWorkbook()
    if (!chosen) return tell({ what: 'refused', refusal: { reason: task.own ? 'no product headers' : 'no headers' } })
    const { sheet, headers } = chosen
    const { kind, missing } = headers
    if (missing.length > 0)
      return tell({ what: 'refused', refusal: { reason: 'columns missing', kind, columns: missing } })
    tell({ what: 'head', head: headOf(file, sheet, headers) })
    await readRows(sheet, headers)
    tell({ what: 'end' })
  } finally {
    await file.close()
  }
}

try {
  await read()
} catch (error) {
  const undecoded = error instanceof UnreadableSheet && error.problem === 'encoding'
  if (error instanceof NoWorkbook || (undecoded && CALLED_WORKBOOK))
    tell({ what: 'refused', refusal: { reason: 'no workbook' } })
  else if (error instanceof UnreadableSheet) tell({ what: 'refused', refusal: { reason: error.problem } })
  else if (error instanceof TooManyRows) tell({ what: 'refused', refusal: { reason: 'too many rows' } })
  else throw error
}
parentPort?.close()
