import { type InquiryAdminRow, inquiryPage } from '@portal/contract/inquiry-admin'
import { inquiryTargets } from '@portal/contract/inquiry-kind'
import { inquiryViews } from '@portal/contract/inquiry-own'
import { Button, Flex, Segmented, Select, Switch, Tag } from 'antd'
import { InquiryList } from '../../../features/inquiry/inquiry-list.tsx'
import { inquiryMessages } from '../../../features/inquiry/inquiry.messages.ts'
import css from '../../../features/listing/listing.module.css'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useListPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Blocks } from './blocks.tsx'
import { messages } from './inquiries.messages.ts'

const PAGE_SIZE = 20
const states = ['all', ...inquiryViews] as const

/** Filters and page live in the address. */
function useFilter() {
  const { params, pageNum, change, clear } = useAddressQuery()
  const filter = {
    pageNum,
    state: states.find((one) => one === params.get('state')) ?? 'all',
    target: inquiryTargets.find((one) => one === params.get('target')),
    hidden: params.get('hidden') === 'true',
    keywords: params.get('keywords') ?? '',
  }
  return { filter, change, clear, view: params.get('view') === 'blocks' ? ('blocks' as const) : ('list' as const) }
}
type Filter = ReturnType<typeof useFilter>

function Filters({ filter, change }: Pick<Filter, 'filter' | 'change'>) {
  const t = useMessages(messages)
  const names = useMessages(inquiryMessages)
  const targets = { product: t.toProduct, enterprise: t.toEnterprise, platform: t.toPlatform }
  return (
    <Flex wrap gap={12} align="center" className={css.filters ?? ''}>
      <div className={css.states}>
        <Segmented
          aria-label={t.state}
          value={filter.state}
          onChange={(state) => change({ state })}
          options={states.map((value) => ({ value, label: names[value] }))}
        />
      </div>
      <Select
        aria-label={t.target}
        popupMatchSelectWidth={false}
        value={filter.target ?? ''}
        onChange={(target: string) => change({ target })}
        options={[
          { value: '', label: t.allTargets },
          ...inquiryTargets.map((value) => ({ value, label: targets[value] })),
        ]}
      />
      <KeywordSearch className={css.search} label={t.search} keywords={filter.keywords} change={change} />
      <label className={css.switch}>
        <Switch checked={filter.hidden} onChange={(on) => change({ hidden: on ? 'true' : undefined })} />
        {t.hiddenOnly}
      </label>
    </Flex>
  )
}

function Marks({ row }: { row: InquiryAdminRow }) {
  const t = useMessages(messages)
  return (
    <>
      {row.hidden > 0 && <Tag>{t.hiddenCount(row.hidden)}</Tag>}
      {row.blocked && <Tag color="error">{t.blocked}</Tag>}
    </>
  )
}

function Inquiries({ filter, change, clear }: Filter) {
  const t = useMessages(messages)
  const names = useMessages(inquiryMessages)
  const { pageNum, state, target, hidden, keywords } = filter
  const chosen = { state, ...(target && { target }), ...(hidden && { hidden: 'true' as const }), keywords }
  const found = useListPage(
    endpointQuery(inquiryPage, { query: { pageNum, pageSize: PAGE_SIZE, ...chosen } }),
    { pageNum, pageSize: PAGE_SIZE },
    change,
  )
  const untouched = state === 'all' && !target && !hidden && keywords === ''
  return (
    <>
      <Filters filter={filter} change={change} />
      <QueryState query={found}>
        {({ list, total }) =>
          list.length === 0 ? (
            <PageState
              drawing="missing"
              title={untouched ? t.emptyTitle : t.noneTitle}
              actions={untouched ? undefined : <Button onClick={clear}>{t.clear}</Button>}
            >
              {untouched ? t.emptyText : t.noneText}
            </PageState>
          ) : (
            <>
              <InquiryList
                name="inquiries"
                rows={list}
                addressOf={({ id }) => `/console/inquiries/${id}`}
                renderMarks={(row) => <Marks row={row} />}
                below={({ organisationName }) => organisationName}
              />
              <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={names.total} change={change} />
            </>
          )
        }
      </QueryState>
    </>
  )
}

/** All inquiries, and the senders of whom nothing is taken. */
export default function InquiriesPage() {
  const t = useMessages(messages)
  const filter = useFilter()
  const { view, change } = filter
  return (
    <>
      <PageHead
        title={t.heading}
        actions={
          <Segmented
            aria-label={t.views}
            value={view}
            onChange={(next) => change({ view: next === 'blocks' ? next : undefined })}
            options={[
              { value: 'list', label: t.list },
              { value: 'blocks', label: t.blocks },
            ]}
          />
        }
      >
        {t.lead}
      </PageHead>
      {view === 'blocks' ? <Blocks pageNum={filter.filter.pageNum} change={change} /> : <Inquiries {...filter} />}
    </>
  )
}
