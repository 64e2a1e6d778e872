/** The door to the thread that inspects models. */
import { Worker } from 'node:worker_threads'
import { createLimiter } from '../../platform/limiter.ts'
import type { Inspection } from './model-inspection.ts'

/** A model of 100 MB takes a minute on a slow core; whoever takes longer was made to. */
const MOST_MS = 240_000
/** Of JavaScript's own memory; geometry lies outside of it and is bounded by what the model announces. */
const MOST_MEGABYTES = 1_024
const STACK_MEGABYTES = 8
/** One model at a time: the other core answers requests. */
const inLine = createLimiter(1)

/** The thread's file lies beside this one, in the sources and in the bundle. */
const threadFile = (): URL =>
  new URL(`./model.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

type Message = { progress: number } | { inspection: Inspection }

interface Manner {
  /** Hears 0–100. */
  onProgress?: (percent: number) => void
  /** Ends the inspection; it then rejects. */
  signal?: AbortSignal
  /** Milliseconds it may take; default 240,000. */
  mostMs?: number
}

const tooHeavy: Inspection = { outcome: 'refused', findings: [{ fault: 'heavy', code: '', pointer: '' }] }

function run(bytes: Uint8Array, { onProgress, signal, mostMs = MOST_MS }: Manner): Promise<Inspection> {
  signal?.throwIfAborted()
  return new Promise((done, fail) => {
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MEGABYTES, stackSizeMb: STACK_MEGABYTES }
    const thread = new Worker(threadFile(), { workerData: { bytes }, resourceLimits })
    const stop = (): void => void thread.terminate()
    const timer = setTimeout(stop, mostMs)
    signal?.addEventListener('abort', stop, { once: true })
    thread.on('message', (message: Message) => {
      if ('progress' in message) onProgress?.(message.progress)
      else done(message.inspection)
    })
    thread.once('error', (error: NodeJS.ErrnoException) => {
      // Out of memory is the model's doing; everything else is ours and worth another try.
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') done(tooHeavy)
      else fail(error)
    })
    thread.once('exit', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      if (signal?.aborted) fail(new Error('the inspection of a model was called off'))
      else done(tooHeavy)
    })
  })
}

/** Inspects a model apart from everything else. Refuses what takes too long or too much memory as `heavy`. */
export const inspectApart = (bytes: Uint8Array, manner: Manner = {}): Promise<Inspection> =>
  inLine(() => run(bytes, manner))
