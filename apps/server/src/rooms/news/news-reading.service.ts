import type { Language } from '@portal/contract/kit'
import type { NewsDetail, NewsPage, NewsQuery } from '@portal/contract/news'
import { fault } from '../../platform/errors.ts'
import { queryTokens, searchQuery } from '../../platform/text.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import type { Dicts } from '../dict/index.ts'
import type { Files } from '../file/index.ts'
import { type Face, newsPublicRepo, type NewsSearch } from './news-public.repo.ts'
import { filesOf, categoryFacet, newsCard, newsDetailView } from './news.view.ts'

const RELATED = 4
/** So many articles about products stand beside them. */
const ABOUT = 4
const CATEGORIES = 'news_category'

/** Articles as their readers see them, face by face. */
export function createReading(deps: { transactor: Transactor; files: Files; dicts: Pick<Dicts, 'items'> }) {
  const { transactor, files, dicts } = deps
  const tx = transactor.read

  const search = (wanted: NewsSearch) =>
    wanted.tsquery === null
      ? newsPublicRepo(tx).search(wanted)
      : transactor.transact(async (inTx) => {
          const repo = newsPublicRepo(inTx)
          await repo.preferTextIndex()
          return repo.search(wanted)
        })

  return {
    /** Published articles by keywords and category. */
    async page(face: Face, query: NewsQuery, language: Language): Promise<NewsPage> {
      const names = await dicts.items(CATEGORIES, language)
      const { list, category } = await search({
        face,
        tsquery: searchQuery(query.keywords ?? ''),
        category: query.category ?? null,
        limit: query.pageSize,
        offset: (query.pageNum - 1) * query.pageSize,
      })
      const covers = await files.pictures(
        tx,
        'public',
        list.flatMap((row) => row.cover ?? []),
      )
      const counted = query.category ? category.filter(({ value }) => value === query.category) : category
      return {
        list: list.map((row) => newsCard(row, covers)),
        total: counted.reduce((sum, { count }) => sum + count, 0),
        facets: { category: categoryFacet(names, category) },
        terms: queryTokens(query.keywords ?? ''),
      }
    },

    /** Which of these articles a face shows. */
    shown: (inTx: ReadTx, face: Face, ids: readonly string[]): Promise<string[]> =>
      newsPublicRepo(inTx).shown(face, ids),

    /** The newest articles about any of these products. */
    async about(face: Face, products: readonly string[]) {
      const rows = await newsPublicRepo(tx).about(face, products, ABOUT)
      const wanted = rows.flatMap(({ cover }) => cover ?? [])
      const covers = await files.pictures(tx, 'public', wanted)
      return { list: rows.map((row) => newsCard(row, covers)) }
    },

    /** Those of these articles that a face shows, newest first, and how many that are. */
    async chosen(face: Face, ids: readonly string[], page: { limit: number; offset: number }) {
      const repo = newsPublicRepo(tx)
      const [rows, total] = await Promise.all([repo.chosen(face, ids, page), repo.countChosen(face, ids)])
      const wanted = rows.flatMap(({ cover }) => cover ?? [])
      const covers = await files.pictures(tx, 'public', wanted)
      return { list: rows.map((row) => newsCard(row, covers)), total }
    },

    /** Those published last, for feeds, with the names of their categories. */
    async newest(face: Face, limit: number, language: Language) {
      const [rows, names] = await Promise.all([
        newsPublicRepo(tx).newest(face, limit),
        dicts.items(CATEGORIES, language),
      ])
      const ids = rows.flatMap((row) => row.cover ?? [])
      const covers = await files.pictures(tx, 'public', ids)
      return rows.map((row) => ({
        ...newsCard(row, covers),
        categoryName: names.find(({ value }) => value === row.category)?.label ?? '',
      }))
    },

    /** One article; A0404 for any that this face does not show. */
    async detail(face: Face, id: string, language: Language): Promise<NewsDetail> {
      const repo = newsPublicRepo(tx)
      const row = await repo.byId(face, id)
      if (!row) throw fault('A0404')
      const [beside, related, names] = await Promise.all([
        repo.neighbours(face, row),
        repo.related(face, row, RELATED),
        dicts.items(CATEGORIES, language),
      ])
      const categoryName = names.find(({ value }) => value === row.category)?.label ?? ''
      const shown = filesOf({ cover: row.cover, body: row.body, bodyEn: row.body_en })
      const wanted = [...shown, ...related.flatMap(({ cover }) => cover ?? [])]
      return newsDetailView(row, { ...beside, related, categoryName }, await files.pictures(tx, 'public', wanted))
    },
  }
}
