import { UNDER_REVIEW } from '@portal/contract/content'
import { now } from '../../platform/clock.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Products } from '../product/index.ts'
import { compare, type FoundItem, type OwnProduct, type Stock } from './filing-diff.policy.ts'
import { type FilingData, FilingSourceError } from './filing-port.ts'
import type { Sources } from './filing-source.service.ts'
import { sentences } from './filing-sync.policy.ts'
import { filingSyncRepo } from './filing-sync.repo.ts'
import { filingChanged } from './filing.events.ts'

/** A source that takes longer than this for everything is given up. */
const PULL_MS = 120_000
/** What of the progress is pulling, what comparing. */
const PULLED = 60
const COMPARED = 95
const PAGE = 100

export interface Work {
  runId: string
  attempt: number
  organisationId: string
  actor: OrganisationActor
  signal: AbortSignal
}

/** Another attempt took the run over: this one stops without a word. */
export class TakenOver extends Error {}

interface Deps {
  transactor: Transactor
  enterprises: Enterprises
  products: Products
  sources: Sources
}

const advance = (transactor: Transactor, { runId, attempt, organisationId }: Work, progress: number): Promise<void> =>
  transactor.transact(async (tx) => {
    const change = { state: 'pulling' as const, progress: Math.round(progress), touched_at: now() }
    if (!(await filingSyncRepo(tx).advance(runId, attempt, change))) throw new TakenOver()
    await publish(tx, filingChanged, { organisationId, runId })
  })

async function pulled(
  { transactor, sources }: Deps,
  work: Work,
  source: 'file' | 'http',
  uscc: string,
): Promise<FilingData> {
  const deadline = AbortSignal.timeout(PULL_MS)
  const port = await sources.port(source)
  try {
    return await port.pull(uscc, {
      signal: AbortSignal.any([work.signal, deadline]),
      onProgress: (fraction) => advance(transactor, work, PULLED * fraction),
    })
  } catch (error) {
    if (!deadline.aborted || work.signal.aborted) throw error
    throw new FilingSourceError(sentences.tooLong, 'deadline', { cause: error })
  }
}

/** Every product of the enterprise with its newest facts. */
async function ownProducts({ transactor, products }: Deps, work: Work): Promise<OwnProduct[]> {
  const own: OwnProduct[] = []
  for (let pageNum = 1, total = 1; own.length < total; pageNum += 1) {
    const query = { pageNum, pageSize: PAGE, sort: 'name' as const, archived: false }
    const page = await products.ownPage(work.actor, query)
    if (page.list.length === 0) break
    total = page.total
    for (const { id } of page.list) {
      const { revision, status, content } = await products.basics(work.actor, id)
      own.push({ id, revision, underReview: status === UNDER_REVIEW, content })
    }
    await advance(transactor, work, PULLED + ((COMPARED - PULLED) * own.length) / total)
  }
  return own
}

/** What is here of the enterprise, to hold the source's data against. */
async function stockOf(deps: Deps, work: Work): Promise<Stock> {
  const { certification, revision, waiting } = await deps.enterprises.certified(
    deps.transactor.read,
    work.organisationId,
  )
  const own = await ownProducts(deps, work)
  return { certification, certificationRevision: revision, certificationWaiting: waiting, products: own }
}

const itemRow = (item: FoundItem) => ({
  kind: item.kind,
  title: item.title,
  filing_no: item.filingNo,
  product_id: item.productId,
  base_revision: item.baseRevision,
  under_review: item.underReview,
  fields: item.fields,
})

/** Pulls an enterprise's filing data and holds it against what is here. Nothing of it is changed by that. */
export function createPulling(deps: Deps) {
  const { transactor } = deps
  return {
    /** Carries a pull through: afterwards the differences can be looked at. Throws what the source failed by. */
    async pull(work: Work, run: { source: 'file' | 'http'; uscc: string }): Promise<void> {
      await advance(transactor, work, 1)
      const data = await pulled(deps, work, run.source, run.uscc)
      await advance(transactor, work, PULLED)
      const { items, same, complaints } = compare(await stockOf(deps, work), data)
      await transactor.transact(async (tx) => {
        const repo = filingSyncRepo(tx)
        const at = now()
        const done = await repo.advance(work.runId, work.attempt, {
          state: 'ready',
          progress: 100,
          touched_at: at,
          finished_at: at,
          failure: null,
          as_of: data.asOf,
          same_count: same,
          bad_rows: [...data.complaints, ...complaints].slice(0, PAGE * 10),
        })
        if (!done) throw new TakenOver()
        await repo.removeItems(work.runId)
        await repo.insertItems(work.runId, items.map(itemRow))
        await publish(tx, filingChanged, { organisationId: work.organisationId, runId: work.runId })
      })
    },
  }
}
