import { createHash } from 'node:crypto'
import type { AnalyticsSubject } from '@portal/contract/analytics'
import { dayOf, now } from '../../platform/clock.ts'
import type { Logger } from '../../platform/log.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Newsroom } from '../news/index.ts'
import { productHolders } from '../product/index.ts'
import { viewedPage } from './analytics.policy.ts'
import { analyticsRepo } from './analytics.repo.ts'

/** Counts wait so long in memory before they are written together; a process that dies loses no more. */
const WRITE_MS = 5_000
/** More different pages than this are not kept waiting. */
const PAGES_MAX = 5_000

interface Waiting {
  subject: AnalyticsSubject
  id: string
  views: number
  visitors: Set<bigint>
}
export interface PageView {
  query: unknown
  address: string
  agent: string
  purpose: string
}
/** Eight bytes of a hash over salt, address and browser: enough to tell visitors of one day apart, and no more. */
const visitorOf = (salt: Buffer, { address, agent }: Pick<PageView, 'address' | 'agent'>): bigint =>
  createHash('sha256').update(salt).update(address).update('\n').update(agent).digest().readBigInt64BE()

interface Dependencies {
  transactor: Transactor
  enterprises: Enterprises
  newsroom: Pick<Newsroom, 'news'>
  log: Logger
}

/** Whose the pages are, null for the platform's own; what is not on the website is nobody's, whatever an address claims. */
async function owned(tx: ReadTx, { enterprises, newsroom }: Dependencies, pages: readonly Waiting[]) {
  const ids = (subject: AnalyticsSubject) => pages.filter((page) => page.subject === subject).map((page) => page.id)
  const products = await productHolders.shown(tx, ids('product'))
  const shown = await enterprises.cards(tx, ids('enterprise'))
  const articles = new Set(await newsroom.news.shown(tx, 'website', ids('news')))
  const ownerOf: Record<AnalyticsSubject, (id: string) => string | null | undefined> = {
    product: (id) => products.get(id),
    enterprise: (id) => shown.get(id)?.id,
    news: (id) => (articles.has(id) ? null : undefined),
  }
  return pages.flatMap((page) => {
    const owner = ownerOf[page.subject](page.id)
    return owner === undefined ? [] : [{ ...page, owner }]
  })
}

/** Writes what waits of a day: who was not seen before, and the counts; two statements for all pages together. */
async function write(deps: Dependencies, day: string, pages: readonly Waiting[]): Promise<void> {
  await deps.transactor.transact(async (tx) => {
    const repo = analyticsRepo(tx)
    const known = await owned(tx, deps, pages)
    const seen = known.flatMap(({ subject, id, visitors }) =>
      [...visitors].map((visitor) => ({ subject, subject_id: id, visitor: visitor.toString() })),
    )
    const fresh = Map.groupBy(await repo.note(day, seen), (one) => `${one.subject} ${one.subject_id}`)
    const counts = known.map(({ subject, id, owner, views }) => {
      const visitors = fresh.get(`${subject} ${id}`)?.length ?? 0
      return { day, subject, subject_id: id, organisation_id: owner, views, visitors }
    })
    await repo.add(counts)
  })
}

/** The salt of a day, asked for once in each process; the salts of days before are thrown away then. */
function createSalts(transactor: Transactor) {
  let today: { day: string; salt: Promise<Buffer> } | null = null
  return (day: string): Promise<Buffer> => {
    if (today?.day !== day) {
      const salt = transactor.transact(async (tx) => {
        await analyticsRepo(tx).forget(day)
        return analyticsRepo(tx).salt(day)
      })
      // What failed is asked for again with the next page view.
      salt.catch(() => (today = null))
      today = { day, salt }
    }
    return today.salt
  }
}

/** Counts page views in memory and writes them in batches, never one by one. */
export function createCounting(deps: Dependencies) {
  const saltOf = createSalts(deps.transactor)
  let waiting = new Map<string, Waiting>()
  let timer: NodeJS.Timeout | undefined

  /** Writes what waits, now. What cannot be written is lost, and said. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const pages = [...waiting.values()]
    waiting = new Map()
    if (pages.length === 0) return
    await write(deps, dayOf(now()), pages).catch((error: unknown) => {
      deps.log.error({ err: error, pages: pages.length }, 'page views were not written')
    })
  }

  return {
    flush,

    /** Counts a page view; never fails. */
    async count(request: PageView): Promise<void> {
      const page = viewedPage(request)
      if (!page) return
      const key = `${page.subject} ${page.id}`
      const salt = await saltOf(dayOf(now())).catch(() => null)
      if (!salt || (!waiting.has(key) && waiting.size >= PAGES_MAX)) return
      const counted = waiting.get(key) ?? { ...page, views: 0, visitors: new Set() }
      counted.views += 1
      counted.visitors.add(visitorOf(salt, request))
      waiting.set(key, counted)
      timer ??= setTimeout(() => void flush(), WRITE_MS).unref()
    },
  }
}
