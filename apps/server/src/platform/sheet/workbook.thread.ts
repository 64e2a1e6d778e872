/** The door to the thread that reads the workbooks people send, and writes those they get. */
import { Worker } from 'node:worker_threads'
import { createLimiter } from '../limiter.ts'
import type { Reading } from './first-sheet.ts'
import type { SheetToWrite, TableToWrite } from './write-workbook.ts'

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type WorkbookTask =
  | { kind: 'read'; path: string; most: number }
  | { kind: 'sheets'; sheets: readonly SheetToWrite[] }
  | { kind: 'table'; table: TableToWrite }
/** `more`: the next rows of a table are asked for; they are answered with, or with null after the last. */
export type Told =
  | { what: 'more' }
  | { what: 'read'; reading: Reading }
  | { what: 'written'; bytes: Uint8Array<ArrayBuffer> }

/** Whoever takes longer was made to. */
const MOST_MS = 60_000
const MOST_MEGABYTES = 400
/** Threads of one process at a time; whoever comes next waits. */
const inLine = createLimiter(2)

/** The thread's file lies beside this one, in the sources and in the bundle. */
const threadFile = (): URL =>
  new URL(`./workbook.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

async function* nothing(): AsyncGenerator<string[][]> {
  // A task that asks for no rows.
}

class TookTooLong extends Error {}

/** Whether the thread was stopped for what its workbook cost it. */
const wasTooMuch = (error: unknown): boolean =>
  error instanceof TookTooLong ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')

/** What a thread answers to a task, fed with the rows it asks for. */
async function run(task: WorkbookTask, batches: AsyncGenerator<string[][]> = nothing()): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>()
  const thread = new Worker(threadFile(), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const timer = setTimeout(() => reject(new TookTooLong('a workbook took too long')), MOST_MS)
  const give = async (): Promise<void> => {
    const next = await batches.next()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(next.done ? null : next.value)
  }
  thread.on('message', (told: Told) => {
    if (told.what === 'more') give().catch(reject)
    else resolve(told)
  })
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('the thread of a workbook ended without an answer')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
    await batches.return(undefined)
  }
}

/**
 * The first sheet of the workbook in a file, as texts: at most `most` rows and the one above them. One that takes all
 * the time or memory of its thread is told as `too large`; whatever else fails is ours, and thrown.
 */
export async function readWorkbook(path: string, most: number): Promise<Reading> {
  try {
    const told = await inLine(() => run({ kind: 'read', path, most }))
    return told.what === 'read' ? told.reading : { outcome: 'no workbook' }
  } catch (error) {
    if (wasTooMuch(error)) return { outcome: 'too large' }
    throw error
  }
}

async function written(task: WorkbookTask, batches?: AsyncGenerator<string[][]>): Promise<Uint8Array<ArrayBuffer>> {
  const told = await inLine(() => run(task, batches))
  if (told.what !== 'written') throw new Error('the thread of a workbook answered something else')
  return told.bytes
}

/** A workbook of these sheets; for what may have tens of thousands of rows take `writeTable`. */
export const writeWorkbook = (sheets: readonly SheetToWrite[]): Promise<Uint8Array<ArrayBuffer>> =>
  written({ kind: 'sheets', sheets })

/** A workbook of one sheet whose rows come in batches, each asked for when the one before it was written. */
export const writeTable = (
  table: TableToWrite,
  batches: AsyncGenerator<string[][]>,
): Promise<Uint8Array<ArrayBuffer>> => written({ kind: 'table', table }, batches)
