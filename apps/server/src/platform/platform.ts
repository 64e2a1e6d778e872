/** The ground of one process: everything the rooms stand on, opened and closed together. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createDatabase, type OpenDatabase } from './db/open.ts'
import { createEvents, type Events } from './events.ts'
import { createJobs, type Jobs } from './jobs.ts'
import type { Logger } from './log.ts'
import { createMailProvider, type MailConfiguration } from './mail.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { secretOf } from './secrets.ts'
import { createSigner, type Signer } from './signature.ts'
import { createSmsProvider, type SmsConfiguration } from './sms.ts'
import { createDiskStorage } from './storage/disk.ts'
import type { Storage } from './storage.ts'
import { warmText } from './text.ts'
import { createThrottle, type Throttle } from './throttle.ts'
import { createTransactor, type Transactor } from './transaction.ts'

export interface Platform {
  log: Logger
  database: OpenDatabase
  transactor: Transactor
  events: Events
  jobs: Jobs
  storage: Storage
  signer: Signer
  throttle: Throttle
  outbox: Outbox
  /** Uploads lie here until they are checked. */
  temporaryFolder: string
  /** Starts what works by itself: event delivery and jobs. */
  start(): Promise<void>
  close(): Promise<void>
}

const CLEAN_MS = 600_000
/** The first search need not wait for the dictionary, nor the start. */
const WARM_MS = 3_000

/** Opens the ground over a migrated database. */
export async function createPlatform(options: {
  databaseUrl: string
  dataDir: string
  log: Logger
  /** Providers that bring messages to people; without one they are kept. */
  sms?: SmsConfiguration | null
  mail?: MailConfiguration | null
}): Promise<Platform> {
  const { databaseUrl, dataDir, log } = options
  const database = createDatabase(databaseUrl, { log })
  const { db, pool } = database
  const transactor = createTransactor(db)
  const connect = (): pg.Client =>
    new pg.Client({ connectionString: databaseUrl, application_name: 'portal events', keepAlive: true })
  const events = createEvents({ db, transactor, connect, log })
  const jobs = createJobs({ pool, log })
  const throttle = createThrottle(db)
  const sms = createSmsProvider(options.sms ?? null)
  const mail = createMailProvider(options.mail ?? null)
  const outbox = createOutbox({ transactor, jobs, log, sms, mail })
  const temporaryFolder = join(dataDir, 'uploads')
  // What lies here belongs to requests of a process that is gone.
  await rm(temporaryFolder, { recursive: true, force: true })
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 })
  const timer = setInterval(() => {
    throttle.clean().catch((error: unknown) => log.warn({ err: error }, 'old attempts could not be removed'))
  }, CLEAN_MS)
  let warming: NodeJS.Timeout | undefined
  return {
    log,
    database,
    transactor,
    events,
    jobs,
    storage: createDiskStorage(join(dataDir, 'files')),
    signer: createSigner(await secretOf(db, 'signed address')),
    throttle,
    outbox,
    temporaryFolder,
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
      await database.close()
    },
  }
}
