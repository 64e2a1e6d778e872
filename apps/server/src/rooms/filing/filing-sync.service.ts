import type { SyncRun, syncApply, syncPage } from '@portal/contract/filing'
import type { Language } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Difference } from './filing-diff.policy.ts'
import type { Sources } from './filing-source.service.ts'
import { isStalled, PULLS_PER_HOUR, refusals } from './filing-sync.policy.ts'
import { filingSyncRepo } from './filing-sync.repo.ts'
import { filingChanged } from './filing.events.ts'
import { syncJob } from './filing.jobs.ts'
import { badRows, syncItem, syncRun } from './filing.view.ts'

/** Runs of an enterprise: started, looked at, applied. The work itself is done by jobs. */
export function createSyncs(deps: {
  transactor: Transactor
  jobs: Jobs
  throttle: Throttle
  enterprises: Enterprises
  sources: Sources
}) {
  const { transactor, jobs, throttle, enterprises, sources } = deps

  /** A run as its enterprise sees it, read in the same transaction. */
  async function shown(tx: Tx, organisationId: string, runId: string, language: Language): Promise<SyncRun> {
    const repo = filingSyncRepo(tx)
    const row = await repo.own(organisationId, runId)
    if (!row) throw fault('A0404')
    return syncRun(row, await repo.counts([row.id]), now(), language)
  }

  async function order(tx: Tx, organisationId: string, runId: string, attempt: number): Promise<void> {
    await jobs.enqueue(tx, syncJob, { runId, attempt })
    await publish(tx, filingChanged, { organisationId, runId })
  }

  async function begin(tx: Tx, actor: OrganisationActor): Promise<string> {
    const repo = filingSyncRepo(tx)
    const { organisationId } = actor
    const source = await sources.inUse(tx)
    if (source === null) throw refusals.noSource()
    const certified = await enterprises.certified(tx, organisationId)
    const created = await repo.create({
      organisation_id: organisationId,
      uscc: certified.certification.uscc,
      source,
      actor_id: actor.userId,
      started_by: actor.nickname,
      enterprise: certified.certification.name,
      started_at: now(),
    })
    // Somebody else started at the same moment: theirs is the run.
    if (!created) return (await repo.newest(organisationId))?.id ?? ''
    await order(tx, organisationId, created.id, 1)
    const subject = { type: 'filing.sync', id: created.id }
    await audits.record(tx, { actor, action: 'filing.syncStarted', subject, after: { source } })
    return created.id
  }

  return {
    /**
     * Starts a pull, or answers the run that is under way; one that was left behind by a dead process goes on.
     * A0400 when no source is set up, A0501 after too many pulls.
     */
    async start(actor: OrganisationActor, language: Language): Promise<SyncRun> {
      const { organisationId } = actor
      const key = `filing:sync:${organisationId}`
      const taken = await throttle.take(key, PULLS_PER_HOUR)
      let asked = false
      const run = await transactor.transact(async (tx) => {
        const repo = filingSyncRepo(tx)
        const present = await repo.underWayForUpdate(organisationId)
        if (!present) {
          if (taken !== 'ok') throw refusals.often(taken.retryAfter)
          asked = true
          return shown(tx, organisationId, await begin(tx, actor), language)
        }
        if (isStalled(present, now())) {
          const { attempt } = await repo.takeOver(present.id, now())
          await order(tx, organisationId, present.id, attempt)
        }
        return shown(tx, organisationId, present.id, language)
      })
      // Only what asks the source counts, not a look at a run that is under way.
      if (!asked) await throttle.giveBack(key)
      return run
    },

    /** A run with its differences; without an id the newest. A0404 for another enterprise's. */
    async detail(actor: OrganisationActor, runId: string | undefined, language: Language) {
      const tx = transactor.read
      const repo = filingSyncRepo(tx)
      const { organisationId } = actor
      const available = (await sources.inUse(tx)) !== null
      const row = runId ? await repo.own(organisationId, runId) : await repo.newest(organisationId)
      if (!row && runId) throw fault('A0404')
      if (!row) return { available, run: null, items: [], bad: [] }
      const [counts, items] = await Promise.all([repo.counts([row.id]), repo.items(row.id)])
      return {
        available,
        run: syncRun(row, counts, now(), language),
        items: items.map((item) => syncItem(item, language)),
        bad: badRows(row.bad_rows, language),
      }
    },

    async page(actor: OrganisationActor, query: z.output<typeof syncPage.query>, language: Language) {
      const repo = filingSyncRepo(transactor.read)
      const { pageNum, pageSize } = query
      const { rows, total } = await repo.page(actor.organisationId, pageSize, (pageNum - 1) * pageSize)
      const counts = rows.length === 0 ? [] : await repo.counts(rows.map(({ id }) => id))
      return { list: rows.map((row) => syncRun(row, counts, now(), language)), total }
    },

    /** Runs of all enterprises, for operators. */
    async pageOfAll(query: z.output<typeof syncPage.query>, language: Language) {
      const repo = filingSyncRepo(transactor.read)
      const { rows, total } = await repo.page(null, query.pageSize, (query.pageNum - 1) * query.pageSize)
      if (rows.length === 0) return { list: [], total }
      const counts = await repo.counts(rows.map(({ id }) => id))
      const list = rows.map((row) => ({
        ...syncRun(row, counts, now(), language),
        organisationId: row.organisation_id,
        enterprise: row.enterprise,
      }))
      return { list, total }
    },

    /**
     * Orders that ticked fields be applied in the background. A0409 unless the run is the newest and was compared;
     * A0400 when something ticked is not among its differences.
     */
    apply: (actor: OrganisationActor, body: z.output<typeof syncApply.body>, language: Language): Promise<SyncRun> =>
      transactor.transact(async (tx) => {
        const repo = filingSyncRepo(tx)
        const { organisationId } = actor
        const row = await repo.ownForUpdate(organisationId, body.runId)
        if (!row) throw fault('A0404')
        const newest = await repo.newest(organisationId)
        if (newest?.id !== row.id || !['ready', 'done'].includes(row.state)) throw refusals.notReady()
        const items = new Map((await repo.items(row.id)).map((item) => [item.id, item]))
        for (const { itemId, fields } of body.items) {
          const item = items.get(itemId)
          const differing = new Set((item?.fields as unknown as Difference[] | undefined)?.map(({ field }) => field))
          if (!item || item.state !== 'open' || !fields.every((field) => differing.has(field))) throw refusals.noItem()
          // A product that is new needs its name, whatever else is wanted of it.
          await repo.choose(itemId, [...new Set(item.kind === 'new' ? ['name', ...fields] : fields)])
        }
        const change = { actor_id: actor.userId, submit: body.submit, touched_at: now() }
        const { attempt } = await repo.beginApplying(row.id, change)
        await order(tx, organisationId, row.id, attempt)
        await audits.record(tx, {
          actor,
          action: 'filing.applied',
          subject: { type: 'filing.sync', id: row.id },
          after: body,
        })
        return shown(tx, organisationId, row.id, language)
      }),
  }
}
export type Syncs = ReturnType<typeof createSyncs>
