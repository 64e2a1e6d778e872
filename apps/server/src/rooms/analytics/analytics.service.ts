import type { articleViews, AnalyticsFigures, analyticsPeriods } from '@portal/contract/analytics'
import type { z } from 'zod'
import { dayOf, now } from '../../platform/clock.ts'
import type { Logger } from '../../platform/log.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Newsroom } from '../news/index.ts'
import type { Products } from '../product/index.ts'
import { createCounting } from './analytics-counting.service.ts'
import { daysUpTo } from './analytics.policy.ts'
import { type PageViewCount, analyticsRepo } from './analytics.repo.ts'

/** So many products are named as viewed most. */
const MOST = 5
/** Days that count as lately. */
const LATELY = 30

/** Counts page views and tells enterprises of theirs. */
export function createAnalytics(deps: {
  transactor: Transactor
  enterprises: Enterprises
  products: Pick<Products, 'chosen'>
  newsroom: Pick<Newsroom, 'news'>
  log: Logger
}) {
  const { transactor, products } = deps
  const counting = createCounting(deps)

  /** An enterprise's own page views by day over the last days, and the totals of as many days before. */
  async function course(
    organisationId: string,
    period: (typeof analyticsPeriods)[number],
  ): Promise<Omit<AnalyticsFigures, 'products'>> {
    const length = Number(period)
    const both = daysUpTo(dayOf(now()), 2 * length)
    const [start = '', ...later] = both.slice(length)
    const rows = await analyticsRepo(transactor.read).course(organisationId, both[0] ?? start)
    const of = (day: string, subject: string) => rows.find((row) => row.day === day && row.subject === subject)
    const days = [start, ...later].map((day) => {
      const [pavilion, product] = [of(day, 'enterprise'), of(day, 'product')]
      const visitors = Number(pavilion?.visitors ?? 0) + Number(product?.visitors ?? 0)
      return { day, pavilion: Number(pavilion?.views ?? 0), product: Number(product?.views ?? 0), visitors }
    })
    const sum = (isWanted: (day: string) => boolean) => {
      const wanted = rows.filter(({ day }) => isWanted(day))
      const add = (key: 'views' | 'visitors') => wanted.reduce((total, row) => total + Number(row[key]), 0)
      return { views: add('views'), visitors: add('visitors') }
    }
    return { days, total: sum((day) => day >= start), before: sum((day) => day < start) }
  }

  return {
    ...counting,

    /** Throws away what tells visitors of days before `today` apart; the first visit of a day does it, too. */
    forget: (tx: Tx, today: string): Promise<void> => analyticsRepo(tx).forget(today),

    /** Takes counts of days over as they are: histories, and the demonstration. */
    takeOver: (tx: Tx, counts: readonly PageViewCount[]): Promise<void> => analyticsRepo(tx).add(counts),

    /** How often articles were opened, altogether and in the last days; one never opened is missing. */
    async articles(ids: readonly string[]): Promise<z.output<typeof articleViews.data>> {
      const [from = ''] = daysUpTo(dayOf(now()), LATELY)
      const rows = await analyticsRepo(transactor.read).articles(ids, from)
      return rows.map(({ id, views, lately }) => ({ id, views: Number(views), lately: Number(lately) }))
    },

    course,

    /** An enterprise's own page views over the last days, and its products viewed most. */
    async figures(organisationId: string, period: (typeof analyticsPeriods)[number]): Promise<AnalyticsFigures> {
      const found = await course(organisationId, period)
      const most = await analyticsRepo(transactor.read).most(organisationId, found.days[0]?.day ?? '', MOST)
      const cards = most.length === 0 ? [] : await products.chosen(most.map((one) => one.subject_id))
      const views = new Map(most.map((one) => [one.subject_id, Number(one.views)]))
      return {
        ...found,
        products: cards.map(({ id, name, nameEn }) => ({ id, name, nameEn, views: views.get(id) ?? 0 })),
      }
    },
  }
}
export type Analytics = ReturnType<typeof createAnalytics>
