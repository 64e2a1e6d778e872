/** The machine and the process as they are at this moment. */
import { statfs } from 'node:fs/promises'
import { availableParallelism, freemem, loadavg, release, totalmem, type as systemType } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface MachineState {
  processors: number
  load: number
  memory: { processBytes: number; freeBytes: number; totalBytes: number }
  delayMs: number
}

export interface Machine {
  readonly node: string
  readonly system: string
  readonly startedAt: Date
  state(): MachineState
  /** The disk that a folder lies on; null where the system does not tell. */
  disk(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null>
  close(): void
}

const NANOSECONDS = 1_000_000

/** Begins to watch; the delay is what was seen since it was asked for last. */
export function watchMachine(): Machine {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    node: process.version,
    system: `${systemType()} ${release()} ${process.arch}`,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    state() {
      const delayMs = delay.count === 0 ? 0 : Math.max(0, delay.percentile(99) / NANOSECONDS - 20)
      delay.reset()
      return {
        processors: availableParallelism(),
        load: loadavg()[0] ?? 0,
        memory: { processBytes: process.memoryUsage.rss(), freeBytes: freemem(), totalBytes: totalmem() },
        delayMs: Math.round(delayMs * 10) / 10,
      }
    },
    async disk(folder) {
      try {
        const { bavail, blocks, bsize } = await statfs(folder)
        return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
      } catch {
        return null
      }
    },
    close: () => delay.disable(),
  }
}
