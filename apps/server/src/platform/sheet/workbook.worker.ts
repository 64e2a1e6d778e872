/**
 * The thread of a workbook: reading or writing one takes a second of a core, and one that was made to hurt must neither
 * stop the server nor fill its memory. One task per thread.
 */
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { readFirstSheet } from './first-sheet.ts'
import type { Told, WorkbookTask } from './workbook.thread.ts'

/** Loaded when it is needed: whoever reads needs no library. */
const library = () => import('./write-workbook.ts')

if (!parentPort) throw new Error('workbooks are read and written on a thread')
const port = parentPort

/** The rows of a table, as they are given. */
async function* batches(): AsyncGenerator<string[][]> {
  for (;;) {
    const given = once(port, 'message')
    tell({ what: 'more' })
    const [batch] = (await given) as [string[][] | null]
    if (batch === null) return
    yield batch
  }
}

async function work(task: WorkbookTask): Promise<Told> {
  if (task.kind === 'read') return { what: 'read', reading: await readFirstSheet(task.path, task.most) }
  const { writeSheets, writeTable } = await library()
  const bytes = task.kind === 'sheets' ? await writeSheets(task.sheets) : await writeTable(task.table, batches())
  return { what: 'written', bytes }
}

/** What was written is handed over, not copied. */
function tell(told: Told): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  port.postMessage(told, told.what === 'written' ? [told.bytes.buffer] : [])
}

tell(await work(workerData as WorkbookTask))
