import { now } from '../../platform/clock.ts'
import { type Events, publish } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Bilingual } from '@portal/contract/kit'
import { SourceKind } from '@portal/contract/filing'
import type { Enterprises } from '../enterprise/index.ts'
import type { Products } from '../product/index.ts'
import type { Users } from '../user/index.ts'
import { createApplying } from './filing-applying.service.ts'
import { createFilingFiles } from './filing-file.service.ts'
import { FilingSourceError } from './filing-port.ts'
import { createPulling, TakenOver, type Work } from './filing-pulling.service.ts'
import { createSources, type FilingConfiguration } from './filing-source.service.ts'
import { mayStill, sentences } from './filing-sync.policy.ts'
import { filingSyncRepo } from './filing-sync.repo.ts'
import { createSyncs } from './filing-sync.service.ts'
import { filingChanged } from './filing.events.ts'
import { SYNC_OPTIONS, syncJob } from './filing.jobs.ts'

/** Filing data: sources set up by operators, and runs by which enterprises take their own over. */
export function createFilings(deps: {
  transactor: Transactor
  events: Events
  realtime: Realtime
  jobs: Jobs
  throttle: Throttle
  log: Logger
  users: Users
  enterprises: Enterprises
  products: Products
  configuration: FilingConfiguration
}) {
  const { transactor, events, realtime, jobs, log, users } = deps
  const sources = createSources(deps)
  const pulling = createPulling({ ...deps, sources })
  const applying = createApplying(deps)

  events.listen(filingChanged, ({ organisationId, runId }) =>
    realtime.toOrganisation(organisationId, { name: 'filing.changed', runId }),
  )

  const fail = ({ runId, attempt, organisationId }: Omit<Work, 'actor' | 'signal'>, failure: Bilingual) =>
    transactor.transact(async (tx) => {
      const at = now()
      const change = { state: 'failed' as const, progress: 0, touched_at: at, finished_at: at, failure }
      if (!(await filingSyncRepo(tx).advance(runId, attempt, change))) return
      await publish(tx, filingChanged, { organisationId, runId })
    })

  async function carryOn(work: Work, run: { state: string; source: string; uscc: string; submit: boolean }) {
    if (run.state !== 'applying') {
      await pulling.pull(work, { source: SourceKind.parse(run.source), uscc: run.uscc })
      return
    }
    if (await applying.apply(work, run.submit)) return
    await transactor.transact((tx) => jobs.enqueue(tx, syncJob, { runId: work.runId, attempt: work.attempt }))
  }

  async function handle({ runId, attempt }: { runId: string; attempt: number }, signal: AbortSignal): Promise<void> {
    const run = await filingSyncRepo(transactor.read).byAttempt(runId, attempt)
    if (!run || !['waiting', 'pulling', 'applying'].includes(run.state)) return
    const organisationId = run.organisation_id
    const actor = await users.actor(transactor.read, run.actor_id)
    if (!mayStill(actor, organisationId)) return fail({ runId, attempt, organisationId }, sentences.noRight)
    try {
      await carryOn({ runId, attempt, organisationId, actor, signal }, run)
    } catch (error) {
      if (error instanceof TakenOver) return
      // The process is being stopped: another one goes on.
      if (signal.aborted) throw error
      const known = error instanceof FilingSourceError
      log[known ? 'warn' : 'error']({ err: error, run: runId }, 'a run of filing data failed')
      await fail({ runId, attempt, organisationId }, known ? error.says : sentences.broken)
    }
  }

  jobs.define(syncJob, handle, SYNC_OPTIONS)

  const carryOnHere = (run: { runId: string; attempt: number }) => handle(run, new AbortController().signal)
  const syncs = createSyncs({ ...deps, sources, carryOn: carryOnHere })
  return { sources, files: createFilingFiles(deps), syncs }
}
export type Filings = ReturnType<typeof createFilings>
