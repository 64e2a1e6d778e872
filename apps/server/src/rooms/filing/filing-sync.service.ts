import type { SyncRun, syncApply, syncPage } from '@portal/contract/filing'
import type { Language } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Products } from '../product/index.ts'
import { StoredDifferences } from './filing-diff.policy.ts'
import type { Sources } from './filing-source.service.ts'
import { isStalled, PULLS_PER_HOUR, refusals } from './filing-sync.policy.ts'
import { filingSyncRepo } from './filing-sync.repo.ts'
import { filingChanged } from './filing.events.ts'
import { syncJob } from './filing.jobs.ts'
import { badRows, syncItem, syncRun } from './filing.view.ts'

/** Small work is done while somebody waits for it; more is left to jobs. */
const PRODUCTS_AT_ONCE = 200
const ITEMS_AT_ONCE = 20
/** After this long a job looks whether the process that took the work at once got through. */
const IN_CASE_SECONDS = 90

interface Ordered {
  organisationId: string
  runId: string
  attempt: number
  atOnce: boolean
}

/** Runs of an enterprise: started, looked at, applied. The work itself is done by jobs. */
export function createSyncs(deps: {
  transactor: Transactor
  jobs: Jobs
  throttle: Throttle
  enterprises: Enterprises
  products: Products
  sources: Sources
  /** Carries a run on in this process. */
  carryOn(run: { runId: string; attempt: number }): Promise<void>
}) {
  const { transactor, jobs, throttle, enterprises, products, sources, carryOn } = deps

  /** A run as its enterprise sees it, read in the same transaction. */
  async function shown(tx: ReadTx, organisationId: string, runId: string, language: Language): Promise<SyncRun> {
    const repo = filingSyncRepo(tx)
    const row = await repo.own(organisationId, runId)
    if (!row) throw fault('A0404')
    return syncRun(row, await repo.counts([row.id]), now(), language)
  }

  /** Notes what was ticked. A0400 when something is not among the differences, or was chosen before. */
  async function choose(tx: Tx, runId: string, ticked: z.output<typeof syncApply.body>['items']): Promise<void> {
    const repo = filingSyncRepo(tx)
    const items = new Map((await repo.items(runId)).map((item) => [item.id, item]))
    for (const { itemId, fields } of ticked) {
      const item = items.get(itemId)
      const differing = new Set(StoredDifferences.parse(item?.fields ?? []).map(({ field }) => field))
      if (!item || item.state !== 'open' || !fields.every((field) => differing.has(field))) throw refusals.noItem()
      // A product that is new needs its name, whatever else is wanted of it.
      await repo.choose(itemId, [...new Set(item.kind === 'new' ? ['name', ...fields] : fields)])
    }
  }

  /** Has a run carried on: by a job, or `atOnce` by this process, where a job waits in case that one dies. */
  async function order(tx: Tx, run: Ordered): Promise<void> {
    const { organisationId, runId, attempt, atOnce } = run
    await jobs.enqueue(tx, syncJob, { runId, attempt }, { afterSeconds: atOnce ? IN_CASE_SECONDS : 0 })
    await publish(tx, filingChanged, { organisationId, runId })
  }

  /** A new run; null when somebody else started one at the same moment. */
  async function begin(tx: Tx, actor: OrganisationActor, small: boolean): Promise<Ordered | null> {
    const { organisationId } = actor
    const source = await sources.inUse(tx)
    if (source === null) throw refusals.noSource()
    const { certification } = await enterprises.certified(tx, organisationId)
    const created = await filingSyncRepo(tx).create({
      organisation_id: organisationId,
      uscc: certification.uscc,
      source,
      actor_id: actor.userId,
      started_by: actor.nickname,
      enterprise: certification.name,
      started_at: now(),
    })
    if (!created) return null
    const run = { organisationId, runId: created.id, attempt: 1, atOnce: small && source === 'file' }
    await order(tx, run)
    const subject = { type: 'filing.sync', id: created.id }
    await audits.record(tx, { actor, action: 'filing.syncStarted', subject, after: { source } })
    return run
  }

  /** Takes a run over that was left behind. */
  async function goOn(tx: Tx, organisationId: string, runId: string): Promise<Ordered> {
    const { attempt } = await filingSyncRepo(tx).takeOver(runId, now())
    const run = { organisationId, runId, attempt, atOnce: false }
    await order(tx, run)
    return run
  }

  /** How many products there are to compare. */
  async function isSmall(actor: OrganisationActor): Promise<boolean> {
    const { total } = await products.ownPage(actor, { pageNum: 1, pageSize: 1, sort: 'name', archived: false })
    return total <= PRODUCTS_AT_ONCE
  }

  return {
    /**
     * Starts a pull, or answers the run that is under way; one that was left behind by a dead process goes on.
     * A0400 when no source is set up, A0501 after too many pulls.
     */
    async start(actor: OrganisationActor, language: Language): Promise<SyncRun> {
      const { organisationId } = actor
      const key = `filing:sync:${organisationId}`
      const [taken, small] = await Promise.all([throttle.consume(key, PULLS_PER_HOUR), isSmall(actor)])
      const { run, runId } = await transactor.transact(async (tx) => {
        const present = await filingSyncRepo(tx).underWayForUpdate(organisationId)
        if (present) {
          const left = isStalled(present, now()) ? await goOn(tx, organisationId, present.id) : null
          return { run: left, runId: present.id }
        }
        if (taken !== 'ok') throw refusals.often(taken.retryAfter)
        const begun = await begin(tx, actor, small)
        return { run: begun, runId: begun?.runId ?? (await filingSyncRepo(tx).newest(organisationId))?.id ?? '' }
      })
      // Only what asks the source counts, not a look at a run that is under way.
      if (run === null) await throttle.giveBack(key)
      if (run?.atOnce) await carryOn(run)
      return shown(transactor.read, organisationId, runId, language)
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
    async apply(actor: OrganisationActor, body: z.output<typeof syncApply.body>, language: Language): Promise<SyncRun> {
      const { organisationId } = actor
      const run = await transactor.transact(async (tx) => {
        const repo = filingSyncRepo(tx)
        const row = await repo.ownForUpdate(organisationId, body.runId)
        if (!row) throw fault('A0404')
        const newest = await repo.newest(organisationId)
        if (newest?.id !== row.id || !['ready', 'done'].includes(row.state)) throw refusals.notReady()
        await choose(tx, row.id, body.items)
        const change = { actor_id: actor.userId, submit: body.submit, touched_at: now() }
        const { attempt } = await repo.beginApplying(row.id, change)
        const ordered = { organisationId, runId: row.id, attempt, atOnce: body.items.length <= ITEMS_AT_ONCE }
        await order(tx, ordered)
        const subject = { type: 'filing.sync', id: row.id }
        await audits.record(tx, { actor, action: 'filing.applied', subject, after: body })
        return ordered
      })
      if (run.atOnce) await carryOn(run)
      return shown(transactor.read, organisationId, run.runId, language)
    },
  }
}
