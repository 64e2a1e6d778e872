import { resolve as absolute } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bilingual, type Sentence, StartError } from '../start-error.ts'
import { type Binaries, locateBinaries, majorVersion } from './binaries.ts'
import {
  clusterExists,
  clusterFolder,
  createCluster,
  prepareFolder,
  readPassword,
  requireSpace,
  requireVersion,
} from './cluster.ts'
import { explainDatabaseError, explainFileError, NEEDED_MEGABYTES } from './failures.ts'
import { type Occupancy, occupy } from './occupancy.ts'
import {
  findPostmaster,
  launch,
  logFileOf,
  type Postmaster,
  type Settings,
  shutDown,
  waitUntilReady,
} from './postmaster.ts'
import { CLUSTER_USER, prepareDatabase } from './roles.ts'
import { chooseRunAs, giveTo, type RunAs } from './run-as.ts'
import { sentences } from './sentences.ts'

export type EmbeddedPostgresOptions = {
  /** DATA_DIR; the cluster lives in its folder `postgres`, PostgreSQL's log in `postgres.log`. */
  dataDir: string
  /** Told what is happening, one bilingual line at a time. */
  log: (line: string) => void
  /** The database to make when it is missing and to name in `url`. */
  database?: string
  /** Further settings of postgresql.conf, e.g. `{ fsync: 'off' }` for a test cluster. */
  settings?: Settings
  /** Aborted by Ctrl-C while the start is under way: everything started so far is stopped, the promise rejects. */
  signal?: AbortSignal
}

export type EmbeddedPostgres = {
  /** Connection string over loopback of the plain role that owns the database. */
  url: string
  /** The same of the superuser, to the database `postgres`: for tests and tools that make databases. */
  adminUrl: string
  port: number
  /** Lets go of the folder and stops PostgreSQL; resolves when its process is gone. Repeated calls wait for the first. */
  stop: () => Promise<void>
}

type Context = {
  dataDir: string
  binaries: Binaries
  settings: Settings
  say: (sentence: Sentence) => void
  signal: AbortSignal | undefined
  /** False while the server runs: a cluster that vanished must not be replaced by an empty one unseen. */
  mayCreate: boolean
}

type Running = Postmaster & { occupancy: Occupancy }

/**
 * Starts the PostgreSQL of a data folder, creating the cluster the first time, taking over the process that a killed
 * server left behind, and restarting it should it end while the server runs. Throws StartError for all that a person
 * can put right: folder in use, read-only, full, of another version or owner, root without another user.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database = 'portal', settings = {}, signal } = options
  const dataDir = absolute(options.dataDir)
  const say = (sentence: Sentence) => options.log(bilingual(sentence))
  await prepareFolder(dataDir)
  const context: Context = { dataDir, binaries: await locateBinaries(), settings, say, signal, mayCreate: true }
  const running = await bringUp(context).catch((error: unknown) => {
    throw signal?.aborted ? new StartError(sentences.cancelled(), { cause: error }) : error
  })
  const watch = keepRunning(context, running)
  try {
    const adminUrl = await adminUrlOf(dataDir, running.port)
    const url = await prepareDatabase(adminUrl, database)
    if (signal?.aborted) throw new StartError(sentences.cancelled())
    return { url, adminUrl, port: running.port, stop: watch.stop }
  } catch (error) {
    await watch.stop()
    throw explainDatabaseError(error, dataDir)
  }
}

/** Connection string of the superuser over loopback, to the database `postgres`, which every cluster has. */
export async function adminUrlOf(dataDir: string, port: number): Promise<string> {
  return `postgres://${CLUSTER_USER}:${await readPassword(dataDir)}@127.0.0.1:${port}/postgres`
}

/** Ends with a PostgreSQL that answers and that we alone hold, taken over or started (on `port`, if one is asked). */
async function bringUp(context: Context, port?: number): Promise<Running> {
  const { dataDir, say, signal } = context
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted()
    const found = (await clusterExists(dataDir)) ? await findPostmaster(dataDir) : undefined
    const taken = found && (await takeOver(context, found.pid))
    if (taken) {
      say(sentences.adopted())
      return taken
    }
    const started = await startOnce(context, port)
    if (typeof started !== 'string') return started
    if (attempt === 20) throw new StartError(sentences.didNotStart(started, logFileOf(dataDir)))
    await sleep(250)
  }
}

/** Claims a PostgreSQL that runs already; one that is going, or does not answer, is seen off: undefined. */
async function takeOver(context: Context, pid: number): Promise<Running | undefined> {
  const { dataDir, binaries, signal } = context
  const patience = AbortSignal.timeout(60_000)
  const limit = signal ? AbortSignal.any([signal, patience]) : patience
  const ready = await waitUntilReady(pid, dataDir, limit).catch(() => undefined)
  signal?.throwIfAborted()
  if (ready) {
    const occupancy = await occupy(await adminUrlOf(dataDir, ready.port))
    if (occupancy === 'taken') throw new StartError(sentences.inUse(dataDir))
    if ('release' in occupancy) return { pid, port: ready.port, occupancy }
  }
  await shutDown(pid, dataDir, binaries)
  return undefined
}

/** One attempt to start PostgreSQL; a string tells why it is worth another one. */
async function startOnce(context: Context, port: number | undefined): Promise<Running | string> {
  const { dataDir, binaries, settings, say, signal } = context
  const who = await prepareCluster(context)
  const { pid, port: listening, ended } = await launch({ dataDir, who, binaries, settings, port })
  const slow = setTimeout(() => say(sentences.recovering()), 5_000)
  try {
    const ready = waitUntilReady(pid, dataDir, signal)
    const failure = await Promise.race([ended, ready.then((found) => (found ? undefined : ended))])
    if (failure instanceof StartError) throw failure
    if (failure !== undefined) return failure
  } catch (error) {
    if (signal?.aborted) await shutDown(pid, dataDir, binaries)
    throw error
  } finally {
    clearTimeout(slow)
  }
  const occupancy = await occupy(await adminUrlOf(dataDir, listening))
  // Another start was quicker: PostgreSQL is our child, but the folder is theirs, so it must stay up.
  if (occupancy === 'taken') throw new StartError(sentences.inUse(dataDir))
  if ('release' in occupancy) return { pid, port: listening, occupancy }
  await shutDown(pid, dataDir, binaries)
  return String(occupancy.unreachable)
}

async function prepareCluster({ dataDir, binaries, say, signal, mayCreate }: Context): Promise<RunAs> {
  const folder = clusterFolder(dataDir)
  const major = await majorVersion(binaries)
  const who = await chooseRunAs(dataDir, binaries.postgres)
  if (!(await clusterExists(dataDir))) {
    if (!mayCreate) throw new StartError(sentences.vanished(folder))
    say(sentences.initialising())
    await createCluster(dataDir, who, binaries, signal)
  } else {
    await requireSpace(dataDir, NEEDED_MEGABYTES.start)
  }
  await requireVersion(dataDir, major)
  await giveTo(who, folder).catch((error: unknown) => {
    throw explainFileError(error, dataDir)
  })
  return who
}

/**
 * Watches the claim's connection, which falls when PostgreSQL does: then it is started again on the same port, where
 * the server's pool finds it.
 */
function keepRunning(context: Context, first: Running): { stop: () => Promise<void> } {
  const { dataDir, binaries, say } = context
  const later: Context = { ...context, say: () => undefined, signal: undefined, mayCreate: false }
  let current = first
  let stopping: Promise<void> | undefined
  let recovery: Promise<void> = Promise.resolve()

  const watch = (): void => {
    void current.occupancy.lost.then(() => {
      if (stopping === undefined) recovery = recover()
    })
  }
  const recover = async (): Promise<void> => {
    while (stopping === undefined) {
      try {
        current = await bringUp(later, current.port)
        say(sentences.restarted())
        if (stopping === undefined) watch()
        return
      } catch (error) {
        say(sentences.restartFailed(sentenceOf(error)))
        await sleep(2_000)
      }
    }
  }
  const shut = async (): Promise<void> => {
    await recovery
    await shutDown(current.pid, dataDir, binaries, current.occupancy.release)
  }

  watch()
  return {
    stop: () => {
      stopping ??= shut()
      return stopping
    },
  }
}

function sentenceOf(error: unknown): Sentence {
  if (error instanceof StartError) return error.sentence
  const text = error instanceof Error ? error.message : String(error)
  return { zh: text, en: text }
}
