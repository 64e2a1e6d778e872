import { PlusOutlined } from '@ant-design/icons'
import type { Data } from '@portal/contract/kit'
import { articleFirst, articlePage, articleStates, audiences } from '@portal/contract/news-admin'
import { Button, Flex, Segmented, Select } from 'antd'
import { useState } from 'react'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { useDict } from '../../../features/dict/use-dict.ts'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { ArticleCards, ArticleTable } from './article-list.tsx'
import css from './news.module.css'
import { messages } from './news.messages.ts'
import { useBatch } from './use-batch.tsx'
import { type NewsFilter, useNewsFilter } from './use-news-filter.ts'

const PAGE_SIZE = 20
type Found = Data<typeof articlePage>

function Create() {
  const t = useMessages(messages)
  return (
    <ButtonLink type="primary" icon={<PlusOutlined aria-hidden="true" />} to="/console/news/new">
      {t.create}
    </ButtonLink>
  )
}

function Filters({ filter, change, states }: Pick<NewsFilter, 'filter' | 'change'> & { states: Found['states'] }) {
  const t = useMessages(messages)
  const { items } = useDict('news_category')
  const all = states.reduce((sum, { count }) => sum + count, 0)
  const countOf = (state: string): number => states.find(({ value }) => value === state)?.count ?? 0
  return (
    <Flex wrap gap={12} className={css.filters ?? ''}>
      <div className={css.tabs}>
        <Segmented
          aria-label={t.state}
          value={filter.state ?? ''}
          onChange={(state) => change({ state })}
          options={[
            { value: '', label: t.counted(t.all, all) },
            ...articleStates.map((value) => ({ value, label: t.counted(t[value], countOf(value)) })),
          ]}
        />
      </div>
      <Select
        className={css.choice ?? ''}
        aria-label={t.category}
        value={filter.category ?? ''}
        onChange={(category: string) => change({ category })}
        options={[{ value: '', label: t.allCategories }, ...items.map(({ value, label }) => ({ value, label }))]}
      />
      <Select
        className={css.choice ?? ''}
        aria-label={t.audience}
        value={filter.audience ?? ''}
        onChange={(audience: string) => change({ audience })}
        options={[{ value: '', label: t.allAudiences }, ...audiences.map((value) => ({ value, label: t[value] }))]}
      />
      <KeywordSearch className={css.search} label={t.search} keywords={filter.keywords} change={change} />
    </Flex>
  )
}

interface SelectionProps {
  rows: Found['list']
  onClear(): void
}

/** What may be done to those that are ticked. */
function Selection({ rows, onClear }: SelectionProps) {
  const t = useMessages(messages)
  const mayPublish = usePermission('news:publish:any')
  const mayEdit = usePermission('news:edit:any')
  const batch = useBatch(onClear)
  return (
    <Flex wrap gap={8} align="center" className={css.selection ?? ''}>
      <span role="status">{t.selected(rows.length)}</span>
      {mayPublish && (
        <>
          <Button size="small" type="primary" onClick={() => batch('publish', rows)}>
            {t.publish}
          </Button>
          <Button size="small" onClick={() => batch('withdraw', rows)}>
            {t.withdraw}
          </Button>
        </>
      )}
      {mayEdit && (
        <Button size="small" danger onClick={() => batch('remove', rows)}>
          {t.remove}
        </Button>
      )}
      <Button size="small" type="text" onClick={onClear}>
        {t.clear}
      </Button>
    </Flex>
  )
}

/** What was found, or what it means that nothing was. */
function Results({ found, filter, change, clear }: NewsFilter & { found: Found }) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const mayEdit = usePermission('news:edit:any')
  const [selected, setSelected] = useState<string[]>([])
  const { list, total } = found
  if (list.length === 0) {
    const filtered = filter.keywords !== '' || filter.state || filter.category || filter.audience
    return filtered ? (
      <PageState
        drawing="missing"
        title={t.noneTitle}
        actions={<Button onClick={() => clear()}>{t.clearFilter}</Button>}
      >
        {t.noneText}
      </PageState>
    ) : (
      <PageState drawing="empty" title={t.emptyTitle} actions={mayEdit && <Create />}>
        {t.emptyText}
      </PageState>
    )
  }
  const List = mobile ? ArticleCards : ArticleTable
  // What was ticked on another page, or is gone, is not acted on.
  const chosen = list.filter(({ id }) => selected.includes(id))
  return (
    <>
      {chosen.length > 0 && <Selection rows={chosen} onClear={() => setSelected([])} />}
      <List
        rows={list}
        selected={selected}
        onSelect={setSelected}
        sorting={{ ...filter, first: articleFirst, change }}
      />
      <ListPages pageNum={filter.pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
    </>
  )
}

/** Articles of all states: find, publish, withdraw, delete drafts. */
export default function NewsPage() {
  const t = useMessages(messages)
  const address = useNewsFilter()
  const { filter, change } = address
  const mayEdit = usePermission('news:edit:any')
  const { pageNum, state, category, audience, keywords, sort, direction } = filter
  const query = {
    pageNum,
    sort,
    direction,
    pageSize: PAGE_SIZE,
    ...(state ? { state } : {}),
    ...(category ? { category } : {}),
    ...(audience ? { audience } : {}),
    ...(keywords === '' ? {} : { keywords }),
  }
  const found = useListPage(endpointQuery(articlePage, { query }), { pageNum, pageSize: PAGE_SIZE }, change)
  return (
    <>
      <PageHead title={t.heading} actions={mayEdit && <Create />}>
        {t.lead}
      </PageHead>
      <Filters filter={filter} change={change} states={found.data?.states ?? []} />
      <QueryState query={found}>{(data) => <Results {...address} found={data} />}</QueryState>
    </>
  )
}
