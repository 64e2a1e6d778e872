/** How the running platform is, for whoever keeps it running. */
import { z } from 'zod'
import { endpoint, Instant, page, PageQuery, text } from './kit.ts'

const Bytes = z.number()
const Count = z.number().int()

/** A queue of jobs as it stands now. */
export const JobQueue = z.object({
  name: z.string(),
  waiting: Count,
  /** Ordered for later, or put off after a failure. */
  scheduled: Count,
  active: Count,
  failed: Count,
  /** Of those still kept; done jobs go after some days. */
  done: Count,
  /** Seconds that the oldest one that could run has waited; 0 when none waits. */
  oldestSeconds: z.number(),
})
export type JobQueue = z.infer<typeof JobQueue>

/** What has to work for anything to work. */
export const healthChecks = ['database', 'migrations', 'storage', 'text'] as const

export const healthState = endpoint({
  method: 'GET',
  path: '/api/admin/health/state',
  access: 'health:read:any',
  summary: 'How the platform is at this moment: versions, database, jobs, events, storage, machine.',
  data: z.object({
    at: Instant,
    checks: z.record(z.enum(healthChecks), z.boolean()),
    program: z.object({
      /** '' while developing. */
      build: z.string(),
      node: z.string(),
      system: z.string(),
      startedAt: Instant,
    }),
    database: z.object({
      version: z.string(),
      bytes: Bytes,
      migrations: z.object({ applied: Count, last: z.string(), at: Instant, pending: z.array(z.string()) }),
      /** Connections of the answering process. */
      pool: z.object({ total: Count, idle: Count, waiting: Count }),
      /** The largest tables with their indexes; rows as the database estimates them. */
      tables: z.array(z.object({ name: z.string(), bytes: Bytes, rows: z.number() })),
    }),
    events: z.object({
      waiting: Count,
      oldestSeconds: z.number(),
      /** Deliveries that failed and are tried again. */
      failing: z.array(
        z.object({
          name: z.string(),
          subscriber: z.string(),
          attempts: Count,
          nextAt: Instant,
          error: z.string(),
        }),
      ),
    }),
    jobs: z.array(JobQueue),
    outbox: z.object({ waiting: Count, failed: Count, providers: z.object({ sms: z.boolean(), mail: z.boolean() }) }),
    storage: z.object({
      kind: z.enum(['disk', 's3']),
      /** Files as they were uploaded, without what is made of them. */
      used: z.array(z.object({ kind: z.string(), files: Count, bytes: Bytes })),
      /** Of the disk that DATA_DIR lies on. */
      disk: z.object({ freeBytes: Bytes, totalBytes: Bytes }).nullable(),
    }),
    machine: z.object({
      processors: Count,
      /** Over one minute; 0 where the system does not tell. */
      load: z.number(),
      memory: z.object({ processBytes: Bytes, freeBytes: Bytes, totalBytes: Bytes }),
      /** Milliseconds that work waits for its turn, 99 of 100 times less; since it was last asked. */
      delayMs: z.number(),
    }),
    /** Open event streams of browsers on the answering process. */
    streams: Count,
  }),
})
export type HealthState = z.infer<typeof healthState.data>

const Queue = z.string().regex(/^[\w.-]{1,100}$/)
const JobId = z.uuid({ error: 'id.form' })

export const FailedJob = z.object({
  id: JobId,
  queue: z.string(),
  /** What the job needs to know. */
  data: z.unknown(),
  error: z.string(),
  tries: Count,
  createdAt: Instant,
  failedAt: Instant,
})
export type FailedJob = z.infer<typeof FailedJob>

export const failedJobPage = endpoint({
  method: 'GET',
  path: '/api/admin/health/job/page',
  access: 'health:read:any',
  summary: 'Jobs that failed for good, newest first.',
  query: PageQuery.extend({ queue: text(100).optional() }),
  data: page(FailedJob),
})

const chosenJobs = z.object({ queue: Queue, ids: z.array(JobId).min(1).max(100) })

export const jobRetry = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/health/job/retry',
  access: 'health:edit:any',
  summary: 'Has failed jobs done once more; answers how many of them still were failed.',
  body: chosenJobs,
  data: z.object({ changed: Count }),
})

export const jobDiscard = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/health/job/discard',
  access: 'health:edit:any',
  summary: 'Gives failed jobs up; answers how many of them still were failed.',
  body: chosenJobs,
  data: z.object({ changed: Count }),
})
