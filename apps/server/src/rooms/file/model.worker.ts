/** Inspects one model on a thread of its own: it takes seconds of a core, and one that was made to hurt must neither stop the server nor fill its memory. */
import { parentPort, workerData } from 'node:worker_threads'
import { inspectModel } from './model-inspection.ts'

const { bytes } = workerData as { bytes: Uint8Array }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
const say = (message: unknown): void => parentPort?.postMessage(message)
say({ inspection: await inspectModel(bytes, (progress) => say({ progress })) })
