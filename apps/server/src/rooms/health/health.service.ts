import type { HealthState, healthChecks } from '@portal/contract/health'
import { now } from '../../platform/clock.ts'
import type { Events } from '../../platform/events.ts'
import { queueStates } from '../../platform/jobs.ts'
import type { Machine } from '../../platform/machine.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { queryTokens } from '../../platform/text.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { healthRepo } from './health.repo.ts'

/** Sizes are summed over whole tables: they may be as old as this. */
const SIZES_MS = 60_000

type Check = (typeof healthChecks)[number]

export interface HealthDependencies {
  transactor: Transactor
  events: Events
  outbox: Outbox
  machine: Machine
  /** '' while developing. */
  build: string
  dataDir: string
  storageKind: 'disk' | 's3'
  pool: () => { total: number; idle: number; waiting: number }
  streams: () => number
  /** Names of migrations that this program has and the database has not. */
  pendingMigrations: () => Promise<string[]>
  /** Throws when nothing can be stored. */
  probeStorage: () => Promise<void>
  fileUsage: (tx: ReadTx) => Promise<{ kind: string; files: number; bytes: number }[]>
}

/** Remembers what `ask` answered for a while. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { at: number; value: Promise<T> } | null = null
  return () => {
    if (!known || Date.now() - known.at > SIZES_MS) {
      const asked = { at: Date.now(), value: ask() }
      known = asked
      // A failure is nothing to remember.
      asked.value.catch(() => {
        if (known === asked) known = null
      })
    }
    return known.value
  }
}

const holds = (check: () => Promise<unknown>): Promise<boolean> =>
  check().then(
    (answer) => answer !== false,
    () => false,
  )

/** What waits to be done: events, jobs, messages. */
async function work(deps: HealthDependencies): Promise<Pick<HealthState, 'events' | 'jobs' | 'outbox'>> {
  const { events, outbox, transactor } = deps
  const [lag, failing, jobs, unsent] = await Promise.all([
    events.lag(),
    events.failing(),
    queueStates(transactor.read),
    outbox.unsent(transactor.read),
  ])
  return {
    events: { ...lag, failing: failing.map((one) => ({ ...one, nextAt: one.nextAt.toISOString() })) },
    jobs,
    outbox: { ...unsent, providers: outbox.providers },
  }
}

/** How the platform is at this moment. */
export function createHealth(deps: HealthDependencies) {
  const { transactor, machine } = deps
  const repo = () => healthRepo(transactor.read)
  const sizes = kept(async () => ({
    server: await repo().server(),
    tables: await repo().largestTables(),
    used: await deps.fileUsage(transactor.read),
  }))

  async function checks(pending: string[]): Promise<Record<Check, boolean>> {
    const [storage, text] = await Promise.all([
      holds(deps.probeStorage),
      holds(async () => queryTokens('离心泵的专利').length > 1 && (await repo().knowsChinese())),
    ])
    // Whoever reads this was answered by the database.
    return { database: true, migrations: pending.length === 0, storage, text }
  }

  /** What holds the data: the database, its migrations, the files. */
  async function held(pending: string[]): Promise<Pick<HealthState, 'database' | 'storage'>> {
    const [{ server, tables, used }, { applied, last, at }, disk] = await Promise.all([
      sizes(),
      repo().migrations(),
      machine.disk(deps.dataDir),
    ])
    const migrations = { applied, last, at: at.toISOString(), pending }
    return {
      database: { ...server, migrations, pool: deps.pool(), tables },
      storage: { kind: deps.storageKind, used, disk },
    }
  }

  return {
    async state(): Promise<HealthState> {
      const pending = await deps.pendingMigrations()
      const [checked, waiting, data] = await Promise.all([checks(pending), work(deps), held(pending)])
      const { node, system, startedAt } = machine
      return {
        at: now().toISOString(),
        checks: checked,
        program: { build: deps.build, node, system, startedAt: startedAt.toISOString() },
        ...waiting,
        ...data,
        machine: machine.state(),
        streams: deps.streams(),
      }
    },
  }
}
export type Health = ReturnType<typeof createHealth>
