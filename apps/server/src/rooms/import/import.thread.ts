/** The door to the thread that reads the rows of a file: parsing, checking and cutting words take most of the time. */
import { Worker } from 'node:worker_threads'
import type { ImportKind } from '@portal/contract/import'
import { relieveMemory } from '../../platform/memory.ts'
import type { SheetProblem } from '../../platform/sheet/sheet.ts'
import type { PreparedPatent } from '../patent/index.ts'
import type { EnterpriseRow } from './import-enterprise.policy.ts'
import type { ProductRow } from './import-product.policy.ts'
import type { Problem } from './import-reason.policy.ts'

/** What was found out about a file before its rows are read. */
export interface FileHead {
  kind: ImportKind
  /** '' for a CSV. */
  sheet: string
  otherSheets: string[]
  /** Of a CSV. */
  encoding: string | null
  columns: { key: string; header: string; hidden: boolean }[]
  unknown: string[]
}

/** Why a file cannot be imported. */
export type FileRefusal =
  | { reason: SheetProblem | 'no workbook' | 'no headers' | 'no product headers' | 'too many rows' | 'too long' }
  /** Columns that are needed and not there, by their key. */
  | { reason: 'columns missing'; kind: ImportKind; columns: string[] }

export interface GoodRow<Row> {
  line: number
  row: Row
}
export type Rows =
  | { kind: 'patent'; rows: GoodRow<PreparedPatent>[] }
  | { kind: 'enterprise'; rows: GoodRow<EnterpriseRow>[] }
  | { kind: 'product'; rows: GoodRow<ProductRow>[] }

/** Some rows of the file, in its order. */
export interface RowBatch {
  good: Rows
  problems: Problem[]
  /** Rows with something wrong, which are not among `good`. */
  refused: number
  /** The last line read. */
  line: number
  /** How much of the file was read, 0–1. */
  share: number
  /** The first rows of a file as texts, in the order of the columns. */
  sample: { line: number; values: string[]; refused: boolean }[]
}

export interface ReadingTask {
  path: string
  /** What it is called by whoever has it. */
  name: string
  temporaryFolder: string
  kind: ImportKind | null
  /** An enterprise's list of its own products; null: an operator's list. */
  own: { mostRows: number } | null
  /** Rows up to this line were dealt with before. */
  after: number
  /** What search reads of a patent, with its weights; null when nothing will be written: words take most of the time. */
  patentSearchFields: Record<string, readonly string[]> | null
}

export type Told =
  | { what: 'head'; head: FileHead }
  | { what: 'refused'; refusal: FileRefusal }
  | { what: 'batch'; batch: RowBatch }
  | { what: 'end' }
/** Said to the thread whenever a batch was taken. */
export type Asked = 'next' | 'stop'

/** Old and young generation together stay far below what a hostile file could fill. */
const LIMITS = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 }

/**
 * A thread that says nothing for so long is given up. A million rows are silent for a minute while their texts are
 * gathered, or while rows that were taken before are passed over; a machine may be busy with other things.
 */
const MOST_SILENT_MS = 180_000

/** Batches after which their rubbish is collected: a second or two of work. */
const RELIEF = 8

/** The thread's file lies beside this one, in the sources and in the bundle. */
const threadFile = (): URL =>
  new URL(`./import.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

/** A file that cannot be imported. */
export class RefusedFile extends Error {
  readonly refusal: FileRefusal
  constructor(refusal: FileRefusal) {
    super(`a file cannot be imported: ${refusal.reason}`)
    this.refusal = refusal
  }
}

/** What a thread is ended by, beside its own end. */
interface Reins {
  /** Ends it at once, whatever it does. */
  signal?: AbortSignal | undefined
  /** How long it may say nothing while it is waited for. */
  mostSilentMs?: number
}

/** Messages of the thread in their order; throws what the thread died of, or why it is no longer listened to. */
async function* messagesOf(thread: Worker, { signal, mostSilentMs = MOST_SILENT_MS }: Reins): AsyncGenerator<Told> {
  const waiting: Told[] = []
  let wake = (): void => undefined
  const ended: Error[] = []
  const end = (error: Error): void => {
    ended.push(error)
    wake()
  }
  thread.on('message', (told: Told) => {
    waiting.push(told)
    wake()
  })
  thread.once('error', (error: Error & { code?: string }) =>
    end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new RefusedFile({ reason: 'too large' }) : error),
  )
  thread.once('exit', () => end(new Error('the thread of an import ended too early')))
  const hear = (): void => wake()
  signal?.addEventListener('abort', hear)
  try {
    for (;;) {
      signal?.throwIfAborted()
      const next = waiting.shift()
      const [first] = ended
      if (next) yield next
      else if (first) throw first
      else {
        const silent = setTimeout(() => end(new RefusedFile({ reason: 'too long' })), mostSilentMs)
        await new Promise<void>((done) => void (wake = done))
        clearTimeout(silent)
      }
    }
  } finally {
    signal?.removeEventListener('abort', hear)
  }
}

/**
 * What a file holds: first its head, then its rows; the thread works ahead while a batch is dealt with. Throws RefusedFile
 * for a file that cannot be imported or takes too long, and the reason of the signal as soon as it is aborted.
 */
export async function* readFile(task: ReadingTask, reins: Reins = {}): AsyncGenerator<FileHead | RowBatch> {
  const thread = new Worker(threadFile(), { workerData: task, resourceLimits: LIMITS })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  const ask = (asked: Asked): void => thread.postMessage(asked)
  let batches = 0
  try {
    for await (const told of messagesOf(thread, reins)) {
      if (told.what === 'end') return
      if (told.what === 'refused') throw new RefusedFile(told.refusal)
      if (told.what === 'head') yield told.head
      else {
        yield told.batch
        ask('next')
        batches += 1
        if (batches % RELIEF === 0) relieveMemory()
      }
    }
  } finally {
    // It removes its temporary file before it goes; a thread that hangs is ended.
    ask('stop')
    await thread.terminate()
  }
}

export const isHead = (read: FileHead | RowBatch): read is FileHead => 'columns' in read
