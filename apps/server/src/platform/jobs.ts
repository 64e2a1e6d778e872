/** Work for later: written in the business transaction, done by whichever process is free, tried again when it fails. */
import type { JobOf, RoomName } from '@portal/contract/rooms'
import { fromKysely, PgBoss, type Queue } from 'pg-boss'
import type pg from 'pg'
import type { Database } from './db/open.ts'
import { createListener } from './db/listener.ts'
import { lockFailed } from './jobs/inspection.ts'
import type { Logger } from './log.ts'
import type { Tx } from './transaction.ts'

export { type FailedJobRow, failedJobs, queueStates } from './jobs/inspection.ts'

export interface JobOptions<Data extends object = object> {
  /** Jobs of this name that one process does at the same time. */
  concurrency?: number
  /** Tries after the first. */
  retries?: number
  /** A job that takes longer is given to somebody else. */
  expireSeconds?: number
  /** For long jobs: one whose process is not heard of for this long (10 at least) is given to somebody else. */
  heartbeatSeconds?: number
  /** Work that is ordered with the same data when the last try has failed, or its process has died. */
  afterwards?: JobType<Data>
}

export interface JobCount {
  name: string
  waiting: number
  active: number
  failed: number
}

/** The name of a kind of work, with the type of what it needs to know. */
export interface JobType<Data extends object> {
  readonly name: string
  /** Never set; carries the type. */
  readonly data?: Data
}

/**
 * Declares a kind of work: `export const encodeAvif = defineJob<{ fileId: string }>('file.avif')`. Its name stands in the
 * contract, among the jobs of its room.
 */
export const defineJob = <Data extends object>(name: JobOf<RoomName>): JobType<Data> => ({ name })

export interface Jobs {
  /** Says who does a kind of work. Before `start`. */
  define<Data extends object>(
    job: JobType<Data>,
    handle: (data: Data, signal: AbortSignal) => Promise<void>,
    options?: JobOptions<Data>,
  ): void
  /** Orders work, at once or after a while; it exists exactly if the transaction is committed. */
  enqueue<Data extends object>(
    tx: Tx,
    job: JobType<Data>,
    data: Data,
    options?: { afterSeconds: number },
  ): Promise<void>
  /** Makes the queues, without working: whoever only enqueues needs no more. */
  prepare(): Promise<void>
  start(): Promise<void>
  counts(): Promise<JobCount[]>
  /** Has failed jobs done once more, their tries notwithstanding; answers which of them were failed. */
  retry: (tx: Tx, queue: string, ids: string[]) => Promise<string[]>
  /** Gives failed jobs up; answers which of them were failed. */
  discard: (tx: Tx, queue: string, ids: string[]) => Promise<string[]>
  stop(): Promise<void>
}

interface Defined {
  handle: (data: never, signal: AbortSignal) => Promise<void>
  options: JobOptions
}

/** Whoever orders work tells its queue, and it is begun at once; what is to be done later is looked for so often. */
const POLL_SECONDS = 1
const STOP_MS = 3_000
/** What failed on a Friday evening is still there on Monday. */
const KEEP_SECONDS = 3 * 24 * 3600

/** Makes the jobs of one process on the application's own pool. `connect` gives a connection of its own for LISTEN. */
export function createJobs(deps: { pool: pg.Pool; connect: () => pg.Client; log: Logger }): Jobs {
  const { pool, connect, log } = deps
  const defined = new Map<string, Defined>()
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      async listen(channel, hear, onGap) {
        const listener = createListener({ connect, log, channel, hear, onGap })
        await listener.start()
        return { close: () => listener.stop() }
      },
    },
    useListenNotify: true,
    schema: 'job',
    superviseIntervalSeconds: 60,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))
  let prepared: Promise<void> | null = null
  let ready = false

  async function makeQueues(): Promise<void> {
    await boss.start()
    for (const [name, { options }] of defined) {
      const queue: Omit<Queue, 'name'> = {
        retryLimit: options.retries ?? 3,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds: options.expireSeconds ?? 300,
        deleteAfterSeconds: KEEP_SECONDS,
        notify: true,
        ...(options.heartbeatSeconds === undefined ? {} : { heartbeatSeconds: options.heartbeatSeconds }),
      }
      await boss.createQueue(name, queue)
      await boss.updateQueue(name, queue)
    }
    // Only now every queue is there that another may lead to.
    for (const [name, { options }] of defined) {
      if (options.afterwards) await boss.updateQueue(name, { deadLetter: options.afterwards.name })
    }
    ready = true
  }

  async function work(name: string, { handle, options }: Defined): Promise<void> {
    const settings = {
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      localConcurrency: options.concurrency ?? 1,
    }
    let worker = ''
    const done = async (jobs: { data: never; signal: AbortSignal }[]): Promise<void> => {
      for (const job of jobs) await handle(job.data, job.signal)
      // Where one job waited, another may: it need not wait for the next look.
      boss.notifyWorker(worker)
    }
    worker = await boss.work<never>(name, settings, done)
  }

  const prepare = (): Promise<void> => (prepared ??= makeQueues())

  return {
    define({ name }, handle, options = {}) {
      if (defined.has(name)) throw new Error(`job ${name} is defined twice`)
      defined.set(name, { handle, options })
    },
    async enqueue(tx, { name }, data, { afterSeconds } = { afterSeconds: 0 }) {
      if (!defined.has(name)) throw new Error(`job ${name} is not defined`)
      await boss.send(name, data, { db: fromKysely(tx as unknown as Database), startAfter: afterSeconds })
    },
    prepare,
    async start() {
      await prepare()
      // What a killed process left under way need not wait for the first round of the supervisor.
      await boss.supervise()
      for (const [name, job] of defined) await work(name, job)
    },
    async counts() {
      if (!ready) return []
      const queues = await boss.getQueues([...defined.keys()])
      return queues.map((queue) => ({
        name: queue.name,
        waiting: queue.queuedCount,
        active: queue.activeCount,
        failed: queue.failedCount,
      }))
    },
    async retry(tx, queue, ids) {
      const failed = await lockFailed(tx, queue, ids)
      if (failed.length > 0) await boss.retry(queue, failed, { db: fromKysely(tx as unknown as Database) })
      return failed
    },
    async discard(tx, queue, ids) {
      const failed = await lockFailed(tx, queue, ids)
      if (failed.length > 0) await boss.deleteJob(queue, failed, { db: fromKysely(tx as unknown as Database) })
      return failed
    },
    async stop() {
      if (ready) await boss.stop({ graceful: true, timeout: STOP_MS, close: false })
    },
  }
}
