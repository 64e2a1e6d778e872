/** Two years of page views: the rhythm of weeks, quiet holidays, slow growth, and peaks when there was news. */
import type { ProductCard } from '@portal/contract/product'
import { dayOf, now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { PageViewCount } from '../../rooms/analytics/index.ts'
import { type Draw, drawsOf } from './draws.ts'
import type { DemoRooms } from './rooms.ts'

const DAYS = 730
const PEAKS = 5
/** Sunday first: people look at work. */
const WEEK = [0.42, 1, 1.06, 1.04, 1.02, 0.92, 0.5]
const PAGE = 60
/** Rows of one statement. */
const BATCH = 20_000

/** The first week of October, and the time around the new year of the old calendar. */
const isHoliday = (day: string): boolean => /-10-0[1-7]$/.test(day) || /-02-(0[89]|1\d|2[0-3])$/.test(day)

/** Views of one page by day, the oldest first; `level` is what an ordinary day has in the end. */
function course(days: readonly string[], level: number, draw: Draw): number[] {
  const peaks = Array.from({ length: PEAKS }, () => ({ at: Math.floor(draw() * DAYS), height: 0.8 + draw() * 2.4 }))
  return days.map((day, index) => {
    const growth = 0.3 + 0.7 * (index / DAYS) ** 1.3
    const week = WEEK[new Date(day).getUTCDay()] ?? 1
    const news = peaks
      .filter(({ at }) => index >= at && index < at + 14)
      .reduce((sum, { at, height }) => sum + height * Math.exp((at - index) / 3.5), 0)
    // The last day is still running.
    const noise = (0.78 + draw() * 0.44) * (index === DAYS - 1 ? 0.45 : 1)
    return Math.round(level * growth * week * (isHoliday(day) ? 0.35 : 1) * (1 + news) * noise)
  })
}

async function everyProduct(rooms: DemoRooms): Promise<ProductCard[]> {
  const cards: ProductCard[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, total } = await rooms.product.page({ pageNum, pageSize: PAGE })
    cards.push(...list)
    if (list.length === 0 || cards.length >= total) return cards
  }
}

/** Views of an article: many in the first days, then somebody now and then. */
function readings(published: string, days: readonly string[], draw: Draw): number[] {
  const first = days.indexOf(published)
  const height = 60 + draw() * 120
  return days.map((_, index) => {
    const age = index - first
    if (first < 0 || age < 0) return 0
    return Math.round((height * Math.exp(-age / 5) + 2 + draw() * 4) * (0.8 + draw() * 0.4))
  })
}

async function articlePageViews(rooms: DemoRooms, days: readonly string[]): Promise<PageViewCount[]> {
  const { list } = await rooms.news.news.page('website', { pageNum: 1, pageSize: PAGE }, 'zh-cn')
  return list.flatMap(({ id, publishedAt }, place) => {
    const draw = drawsOf(104_729 * (place + 1))
    return readings(dayOf(new Date(publishedAt)), days, draw).flatMap((views, index) => {
      const day = days[index]
      if (day === undefined || views === 0) return []
      const visitors = Math.round(views * (0.7 + draw() * 0.2))
      return [{ day, subject: 'news' as const, subject_id: id, organisation_id: null, views, visitors }]
    })
  })
}

/** Gives every public page of the demonstration its history. */
export async function insertPageViews(tx: Tx, rooms: DemoRooms): Promise<void> {
  const end = Date.parse(dayOf(now()))
  const days = Array.from({ length: DAYS }, (_, back) =>
    new Date(end - (DAYS - 1 - back) * 86_400_000).toISOString().slice(0, 10),
  )
  const products = await everyProduct(rooms)
  const pages = [
    ...products.map(({ id, organisationId, patentCount, partCount }) => ({
      subject: 'product' as const,
      id,
      owner: organisationId,
      level: 8 + patentCount * 1.5 + partCount,
    })),
    ...[...new Set(products.map(({ organisationId }) => organisationId))].map((id) => ({
      subject: 'enterprise' as const,
      id,
      owner: id,
      level: 22,
    })),
  ]
  const rows = pages.flatMap(({ subject, id, owner, level }, place) => {
    const draw = drawsOf(7_919 * (place + 1))
    return course(days, level * (0.6 + draw() * 0.8), draw).flatMap((views, index) => {
      const visitors = Math.min(views, Math.round(views * (0.58 + draw() * 0.18)))
      const day = days[index]
      if (day === undefined || views === 0) return []
      return [{ day, subject, subject_id: id, organisation_id: owner, views, visitors }]
    })
  })
  const all = [...rows, ...(await articlePageViews(rooms, days))]
  for (let from = 0; from < all.length; from += BATCH) await rooms.analytics.takeOver(tx, all.slice(from, from + BATCH))
}
