/** The door to the thread that draws the first page of a PDF. */
import { Worker } from 'node:worker_threads'
import { createLimiter } from '../../platform/limiter.ts'

/** The first page as pixels (RGBA), or why there is none. */
export type FirstPage =
  | { outcome: 'drawn'; pixels: Uint8Array; width: number; height: number; pages: number }
  | { outcome: 'damaged' | 'encrypted' | 'blank' | 'excessive' }

/** A page takes a tenth of a second; whoever takes this long was made to. */
const MOST_MS = 20_000
const MOST_MEGABYTES = 256
/** One page at a time: the other core answers requests. */
const inLine = createLimiter(1)

/** The thread's file lies beside this one, in the sources and in the bundle. */
const threadFile = (): URL =>
  new URL(`./document.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

function run(bytes: Uint8Array, mostMs: number): Promise<FirstPage> {
  return new Promise((done, fail) => {
    const thread = new Worker(threadFile(), {
      workerData: { bytes },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    })
    const timer = setTimeout(() => void thread.terminate(), mostMs)
    thread.once('message', done)
    thread.once('error', (error: NodeJS.ErrnoException) => {
      // Out of memory is the document's doing; everything else is ours and worth another try.
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') done({ outcome: 'excessive' })
      else fail(error)
    })
    thread.once('exit', () => {
      clearTimeout(timer)
      done({ outcome: 'excessive' })
    })
  })
}

/** Draws the first page of a PDF, at most 1,600 pixels wide and 2,400 high. `mostMs`: milliseconds it may take. */
export const drawFirstPage = (bytes: Uint8Array, mostMs: number = MOST_MS): Promise<FirstPage> =>
  inLine(() => run(bytes, mostMs))
