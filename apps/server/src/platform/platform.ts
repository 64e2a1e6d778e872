/** The ground of one process: everything the rooms stand on, opened and closed together. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pendingMigrations } from './db/migrate.ts'
import { createDatabase, type OpenDatabase } from './db/open.ts'
import { createEvents, type Events } from './events.ts'
import { createIdempotency, type Idempotency } from './idempotency.ts'
import { createJobs, type Jobs } from './jobs.ts'
import type { Logger } from './log.ts'
import { createMailProvider, type MailConfiguration } from './mail.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { secretOf } from './secrets.ts'
import { createSigner, type Signer } from './signature.ts'
import { createSmsProvider, type SmsConfiguration } from './sms.ts'
import { createDiskStorage } from './storage/disk.ts'
import type { S3Configuration } from './storage/s3.ts'
import type { Storage } from './storage.ts'
import { warmText } from './text.ts'
import { StartError } from './start-error.ts'
import { createThrottle, type Throttle } from './throttle.ts'
import { type Companion, createTransactor, type Transactor } from './transaction.ts'

export interface Platform {
  log: Logger
  database: OpenDatabase
  transactor: Transactor
  idempotency: Idempotency
  events: Events
  jobs: Jobs
  storage: Storage
  signer: Signer
  throttle: Throttle
  outbox: Outbox
  /** Uploads lie here until they are checked. */
  temporaryFolder: string
  /** How many connections there are, and how many callers wait for one. */
  pool(): { total: number; idle: number; waiting: number }
  /** Names of migrations that this program has and the database has not. */
  pendingMigrations(): Promise<string[]>
  /** Starts what works by itself: event delivery and jobs. */
  start(): Promise<void>
  close(): Promise<void>
}

const CLEAN_MS = 600_000
const LEFT_BEHIND_MS = 3_600_000
/** The first search need not wait for the dictionary, nor the start. */
const WARM_MS = 3_000

/** The library that speaks with buckets is loaded only where there is one. */
async function openStorage(dataDir: string, s3: S3Configuration | null): Promise<Storage & { close?: () => void }> {
  if (s3 === null) return createDiskStorage(join(dataDir, 'files'))
  const { createS3Storage } = await import('./storage/s3.ts')
  const storage = createS3Storage(s3)
  try {
    await storage.probe()
    return storage
  } catch (error) {
    storage.close()
    const where = `${s3.bucket} (${s3.endpoint?.origin ?? s3.region})`
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError({
      zh: `无法写入对象存储桶 ${where}：${reason}。请检查以 S3_ 开头的环境变量和存储服务，然后重新启动`,
      en: `Nothing can be written to the bucket ${where}: ${reason}. Please check the variables that begin with S3_ and the storage service, then start again`,
    })
  }
}

/** Makes the folder of uploads, without what requests of a process that is gone left there. */
async function openTemporaryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    // Another process on the same folder may be writing: no request lives that long.
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Opens the ground over a migrated database. */
export async function createPlatform(options: {
  databaseUrl: string
  dataDir: string
  log: Logger
  /** Providers that bring messages to people; without one they are kept. */
  sms?: SmsConfiguration | null
  mail?: MailConfiguration | null
  /** A bucket for files; without one they lie in `dataDir`. */
  s3?: S3Configuration | null
}): Promise<Platform> {
  const { databaseUrl, dataDir, log } = options
  const database = createDatabase(databaseUrl, { log })
  const { db, pool } = database
  const companions = new AsyncLocalStorage<Companion>()
  const transactor = createTransactor(db, companions)
  const idempotency = createIdempotency({ transactor, companions, log })
  const connect = (): pg.Client =>
    new pg.Client({ connectionString: databaseUrl, application_name: 'portal listener', keepAlive: true })
  const events = createEvents({ db, transactor, connect, log })
  const jobs = createJobs({ pool, connect, log })
  const throttle = createThrottle(db)
  const sms = createSmsProvider(options.sms ?? null)
  const mail = createMailProvider(options.mail ?? null)
  const outbox = createOutbox({ transactor, jobs, log, sms, mail })
  const temporaryFolder = join(dataDir, 'uploads')
  await openTemporaryFolder(temporaryFolder)
  const storage = await openStorage(dataDir, options.s3 ?? null)
  const timer = setInterval(() => {
    throttle.clean().catch((error: unknown) => log.warn({ err: error }, 'old attempts could not be removed'))
    idempotency.clean().catch((error: unknown) => log.warn({ err: error }, 'old keys could not be removed'))
  }, CLEAN_MS)
  let warming: NodeJS.Timeout | undefined
  return {
    log,
    database,
    transactor,
    idempotency,
    events,
    jobs,
    storage,
    signer: createSigner(await secretOf(db, 'signed address')),
    throttle,
    outbox,
    temporaryFolder,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    pendingMigrations: () => pendingMigrations(pool),
    async start() {
      await jobs.start()
      await events.start()
      warming = setTimeout(warmText, WARM_MS)
    },
    async close() {
      clearInterval(timer)
      clearTimeout(warming)
      await Promise.all([events.stop(), jobs.stop()])
      outbox.close()
      storage.close?.()
      await database.close()
    },
  }
}
