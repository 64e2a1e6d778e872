import type { ExpoCard, ExpoDetail, expoDetail, ExpoNews, expoNews, ExpoPage, expoPage } from '@portal/contract/hall'
import { expoStates } from '@portal/contract/hall'
import type { z } from 'zod'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { enterpriseBooths } from '../enterprise/index.ts'
import type { Files } from '../file/index.ts'
import type { Newsroom } from '../news/index.ts'
import type { Products } from '../product/index.ts'
import type { Booths } from './hall-booth.service.ts'
import { hallExhibitorRepo, type NamedRow } from './hall-exhibitor.repo.ts'
import { type ExpoPublicRow, hallExpoPublicRepo } from './hall-expo-public.repo.ts'
import { choiceOfExpo } from './hall.policy.ts'
import { expoCard } from './hall.view.ts'

/** Products and articles on the page of an expo. */
const PRODUCTS = 12
const NEWS = 6

/** Expos as visitors see them. */
export function createExpoReading(deps: {
  transactor: Transactor
  files: Pick<Files, 'pictures'>
  products: Pick<Products, 'fromEnterprises'>
  newsroom: { news: Pick<Newsroom['news'], 'chosen'> }
  booths: Booths
}) {
  const { transactor, files, products, newsroom, booths } = deps
  const reads = transactor.read

  async function namedIn(tx: ReadTx, ids: readonly string[]): Promise<(id: string) => NamedRow> {
    const found = new Map((await hallExhibitorRepo(tx).named(ids)).map((row) => [row.expo_id, row]))
    return (id) => found.get(id) ?? { expo_id: id, accepted: [], absent: [], front: [] }
  }

  /** Cards of expos, in their order: one statement per room. */
  async function cards(tx: ReadTx, rows: readonly ExpoPublicRow[]): Promise<ExpoCard[]> {
    const named = await namedIn(
      tx,
      rows.map((row) => row.expo_id),
    )
    const choices = rows.map((row) => choiceOfExpo(row.content.rule, named(row.expo_id)))
    const [sums, banners] = await Promise.all([
      enterpriseBooths.sums(tx, choices),
      files.pictures(
        tx,
        'public',
        rows.flatMap((row) => row.content.banner ?? []),
      ),
    ])
    const today = dayOf(now())
    return rows.map((row, place) => expoCard(row, sums[place], banners, today))
  }

  async function published(id: string): Promise<ExpoPublicRow> {
    const row = await hallExpoPublicRepo(reads).byId(id)
    if (!row) throw fault('A0404')
    return row
  }

  return {
    /** The first expos in the order of lists: running, to come, past. */
    first: async (limit: number): Promise<ExpoCard[]> => {
      const page = { state: null, limit, offset: 0 }
      return cards(reads, await hallExpoPublicRepo(reads).page(dayOf(now()), page))
    },

    /** Published expos. */
    async page({ state, pageNum, pageSize }: z.output<typeof expoPage.query>): Promise<ExpoPage> {
      const repo = hallExpoPublicRepo(reads)
      const today = dayOf(now())
      const [rows, counted] = await Promise.all([
        repo.page(today, { state: state ?? null, limit: pageSize, offset: (pageNum - 1) * pageSize }),
        repo.states(today),
      ])
      const states = expoStates.map((value) => ({
        value,
        count: Number(counted.find((one) => one.state === value)?.count ?? 0),
      }))
      const total = states.reduce((sum, { value, count }) => (state && value !== state ? sum : sum + count), 0)
      return { list: await cards(reads, rows), total, states }
    },

    /** One published expo; A0404 for any other. */
    async detail({ id, pageNum, pageSize }: z.output<typeof expoDetail.query>): Promise<ExpoDetail> {
      const row = await published(id)
      const { content } = row
      const named = (await namedIn(reads, [id]))(id)
      const choice = choiceOfExpo(content.rule, named)
      const asked = { first: named.front, limit: pageSize, offset: (pageNum - 1) * pageSize, skin: content.skin }
      const [{ list, total, productCount }, banner, news] = await Promise.all([
        booths.page(reads, choice, asked),
        files.pictures(reads, 'public', content.banner ? [content.banner] : []),
        newsroom.news.chosen('website', content.articles, { limit: NEWS, offset: 0 }),
      ])
      const exhibitors = list.map(({ organisationId }) => organisationId)
      return {
        ...expoCard(row, { enterprises: total, products: productCount }, banner, dayOf(now())),
        description: content.description,
        descriptionEn: content.descriptionEn,
        programme: content.programme,
        booths: { list, total },
        products: await products.fromEnterprises(exhibitors, PRODUCTS),
        news: news.list,
        newsTotal: news.total,
        updatedAt: row.updated_at.toISOString(),
      }
    },

    /** The articles of one published expo; A0404 for any other. */
    async news({ id, pageNum, pageSize }: z.output<typeof expoNews.query>): Promise<ExpoNews> {
      const row = await published(id)
      const [[expo], found] = await Promise.all([
        cards(reads, [row]),
        newsroom.news.chosen('website', row.content.articles, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
      ])
      if (!expo) throw fault('A0404')
      return { ...found, expo }
    },
  }
}
export type ExpoReading = ReturnType<typeof createExpoReading>
