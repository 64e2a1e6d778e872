/** The door to the thread that reads and writes workbooks. */
import { Worker } from 'node:worker_threads'
import { createLine } from '../../platform/line.ts'

/** What stands in a cell; null: a formula. */
export type Cell = string | null
export interface SheetRow {
  /** As the program shows it, from 1. */
  number: number
  cells: Cell[]
}
export type Reading =
  | { outcome: 'read'; rows: SheetRow[] }
  /** It is none, is broken, inflates to more than a workbook of this kind can, or has more rows than are taken. */
  | { outcome: 'no workbook' | 'too large' | 'too many rows' }

export interface SheetToWrite {
  name: string
  columns: {
    header: string
    /** In characters. */
    width: number
    /** A list offered in every row down to `last`: quoted values or a range; `strict` refuses anything else. */
    choices?: { formula: string; strict: boolean; last: number }
  }[]
  rows: string[][]
}

export type WorkbookTask = { kind: 'read'; bytes: Uint8Array; most: number } | { kind: 'write'; sheets: SheetToWrite[] }

/** Whoever takes longer was made to. */
const MOST_MS = 60_000
const MOST_MEGABYTES = 400
/** Threads of one process at a time; whoever comes next waits. */
const inLine = createLine(2)

/** The thread's file lies beside this one, in the sources and in the bundle. */
const threadFile = (): URL =>
  new URL(`./user-workbook.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

/** The workbook, not the server, is to blame. */
class TookTooMuch extends Error {}
const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

function run(task: WorkbookTask): Promise<unknown> {
  return new Promise((done, fail) => {
    const thread = new Worker(threadFile(), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    })
    const timer = setTimeout(() => {
      fail(new TookTooMuch('a workbook took too long'))
      void thread.terminate()
    }, MOST_MS)
    thread.once('message', done)
    thread.once('error', (error) => fail(isOutOfMemory(error) ? new TookTooMuch(error.message) : error))
    thread.once('exit', () => {
      clearTimeout(timer)
      fail(new Error('the thread of a workbook ended without an answer'))
    })
  })
}

/**
 * The first sheet of a workbook as text; one that takes more time or memory than there is for it is told as `too large`.
 * Any other error is ours, and is thrown.
 */
export async function readWorkbook(bytes: Uint8Array, most: number): Promise<Reading> {
  try {
    return (await inLine(() => run({ kind: 'read', bytes, most }))) as Reading
  } catch (error) {
    if (error instanceof TookTooMuch) return { outcome: 'too large' }
    throw error
  }
}

/** A workbook of these sheets. */
export const writeWorkbook = async (sheets: SheetToWrite[]): Promise<Uint8Array<ArrayBuffer>> =>
  (await inLine(() => run({ kind: 'write', sheets }))) as Uint8Array<ArrayBuffer>
