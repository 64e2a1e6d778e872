import type { Data } from '@portal/contract/kit'
import { NewsCategory, newsWorkbenchPage } from '@portal/contract/news'
import { Button, Flex, Segmented } from 'antd'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { useDict } from '../../../features/dict/use-dict.ts'
import { ArticleCard } from '../../../features/news/article-card.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useListPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './news.module.css'
import { messages } from './news.messages.ts'

const PAGE_SIZE = 12
const CATEGORIES = 'news_category'

type Found = Data<typeof newsWorkbenchPage>

/** Category, words and page live in the address. */
function useNewsFilter() {
  const { params, pageNum, change } = useAddressQuery()
  const category = NewsCategory.safeParse(params.get('category')).data
  return { filter: { pageNum, category, keywords: params.get('keywords') ?? '' }, change }
}
type NewsFilter = ReturnType<typeof useNewsFilter>

function Filters({ filter, change, found }: NewsFilter & { found: Found | undefined }) {
  const t = useMessages(messages)
  const { items } = useDict(CATEGORIES)
  const counts = new Map(found?.facets.category.map(({ value, count }) => [value, count]))
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const options = [
    { value: '', label: t.counted(t.all, all) },
    ...items.map(({ value, label }) => ({ value, label: t.counted(label, counts.get(value) ?? 0) })),
  ]
  return (
    <Flex wrap gap={12} className={css.filters ?? ''}>
      <div className={css.tabs}>
        <Segmented
          aria-label={t.category}
          value={filter.category ?? ''}
          onChange={(category) => change({ category })}
          options={options}
        />
      </div>
      <KeywordSearch className={css.search} label={t.search} keywords={filter.keywords} change={change} />
    </Flex>
  )
}

/** What was found, or what it means that nothing was. */
function Results({ found, filter, change }: NewsFilter & { found: Found }) {
  const t = useMessages(messages)
  const { items } = useDict(CATEGORIES)
  if (found.list.length === 0) {
    const filtered = filter.keywords !== '' || filter.category !== undefined
    const clear = <Button onClick={() => change({ keywords: '', category: '' })}>{t.clear}</Button>
    return (
      <PageState
        drawing={filtered ? 'missing' : 'empty'}
        title={filtered ? t.noneTitle : t.emptyTitle}
        actions={filtered && clear}
      >
        {filtered ? t.noneText : t.emptyText}
      </PageState>
    )
  }
  return (
    <>
      <ul className={css.list}>
        {found.list.map((article) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              category={items.find(({ value }) => value === article.category)?.label ?? ''}
              to={`/workbench/news/detail?id=${article.id}`}
              terms={found.terms}
            />
          </li>
        ))}
      </ul>
      <ListPages pageNum={filter.pageNum} pageSize={PAGE_SIZE} total={found.total} say={t.total} change={change} />
    </>
  )
}

/** What the platform published for enterprises. */
export default function NewsPage() {
  const t = useMessages(messages)
  const { filter, change } = useNewsFilter()
  const { pageNum, category, keywords } = filter
  const query = {
    pageNum,
    pageSize: PAGE_SIZE,
    ...(category ? { category } : {}),
    ...(keywords === '' ? {} : { keywords }),
  }
  const found = useListPage(endpointQuery(newsWorkbenchPage, { query }), { pageNum, pageSize: PAGE_SIZE }, change)
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <Filters filter={filter} change={change} found={found.data} />
      <QueryState query={found}>{(data) => <Results found={data} filter={filter} change={change} />}</QueryState>
    </>
  )
}
