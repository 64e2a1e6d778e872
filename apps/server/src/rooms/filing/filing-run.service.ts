import { SourceKind } from '@portal/contract/filing'
import type { Bilingual } from '@portal/contract/kit'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Users } from '../user/index.ts'
import type { createApplying } from './filing-applying.service.ts'
import { FilingSourceError } from './filing-port.ts'
import { type createPulling, TakenOver, type Work } from './filing-pulling.service.ts'
import { mayStill, sentences } from './filing-sync.policy.ts'
import { filingSyncRepo } from './filing-sync.repo.ts'
import { filingChanged } from './filing.events.ts'
import { syncJob } from './filing.jobs.ts'

/** Carries a run on from wherever it stands: called by jobs, and at once where there is little to do. */
export function createRunner(deps: {
  transactor: Transactor
  jobs: Jobs
  log: Logger
  users: Users
  pulling: ReturnType<typeof createPulling>
  applying: ReturnType<typeof createApplying>
}) {
  const { transactor, jobs, log, users, pulling, applying } = deps

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

  return async function carryOnRun(
    { runId, attempt }: { runId: string; attempt: number },
    signal: AbortSignal,
  ): Promise<void> {
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
}
