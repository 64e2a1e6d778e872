import { inquiryOwnPage, InquiryView, inquiryViews } from '@portal/contract/inquiry-own'
import { Button, Flex, Segmented, Switch } from 'antd'
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
import { messages } from './inquiry.messages.ts'

const PAGE_SIZE = 20

/** What visitors asked this enterprise; it follows by itself when somebody writes. */
export default function InquiryPage() {
  const t = useMessages(messages)
  const names = useMessages(inquiryMessages)
  const { params, pageNum, change, clear } = useAddressQuery()
  const state = InquiryView.catch('open').parse(params.get('state') ?? 'open')
  const mine = params.get('mine') === 'true'
  const keywords = params.get('keywords') ?? ''
  const query = { pageNum, pageSize: PAGE_SIZE, state, ...(mine && { mine: 'true' as const }), keywords }
  const found = useListPage(endpointQuery(inquiryOwnPage, { query }), { pageNum, pageSize: PAGE_SIZE }, change)
  const counts = found.data?.counts
  const untouched = state === 'open' && !mine && keywords === ''
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <Flex wrap gap={12} align="center" className={css.filters ?? ''}>
        <div className={css.states}>
          <Segmented
            aria-label={t.states}
            value={state}
            onChange={(next) => change({ state: next })}
            options={inquiryViews.map((value) => ({
              value,
              label: counts ? `${names[value]} ${counts[value]}` : names[value],
            }))}
          />
        </div>
        <KeywordSearch className={css.search} label={t.search} keywords={keywords} change={change} />
        <label className={css.switch}>
          <Switch checked={mine} onChange={(on) => change({ mine: on ? 'true' : undefined })} />
          {t.mine}
        </label>
      </Flex>
      <QueryState query={found}>
        {({ list, total, unread }) =>
          list.length === 0 ? (
            <PageState
              drawing={untouched ? 'done' : 'missing'}
              title={untouched ? t.emptyTitle : t.noneTitle}
              actions={untouched ? undefined : <Button onClick={clear}>{t.clear}</Button>}
            >
              {untouched ? t.emptyText : t.noneText}
            </PageState>
          ) : (
            <>
              {unread > 0 && (
                <p className={css.meta} role="status">
                  {t.unread(unread)}
                </p>
              )}
              <InquiryList
                name="ownInquiries"
                rows={list}
                addressOf={({ id }) => `/personalCenter/inquiry/${id}`}
                unread
              />
              <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={names.total} change={change} />
            </>
          )
        }
      </QueryState>
    </>
  )
}
