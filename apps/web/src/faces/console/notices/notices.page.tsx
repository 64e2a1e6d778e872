import { PlusOutlined } from '@ant-design/icons'
import type { Data } from '@portal/contract/kit'
import { noticePage, NoticeState, noticeStates } from '@portal/contract/news-notice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useLastPage } from '../../../features/shell/use-address-query.ts'
import { useCreateAddress } from '../../../features/shell/use-create-address.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { NoticeDrawer } from './notice-drawer.tsx'
import { NoticeCards, NoticeTable } from './notice-list.tsx'
import css from './notices.module.css'
import { messages } from './notices.messages.ts'

const PAGE_SIZE = 20
/** While one is on its way its numbers change at any moment. */
const WATCH_MS = 2_000

interface ResultsProps {
  found: Data<typeof noticePage>
  state: NoticeState | undefined
  pageNum: number
  change: ReturnType<typeof useAddressQuery>['change']
  onCreate(): void
}

/** What was found, or what it means that nothing was. */
function Results({ found: { list, total }, state, pageNum, change, onCreate }: ResultsProps) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  if (list.length === 0)
    return state ? (
      <PageState
        drawing="missing"
        title={t.noneTitle}
        actions={<Button onClick={() => change({ state: '' })}>{t.showAll}</Button>}
      />
    ) : (
      <PageState drawing="empty" title={t.emptyTitle} actions={<Button onClick={onCreate}>{t.create}</Button>}>
        {t.emptyText}
      </PageState>
    )
  const List = mobile ? NoticeCards : NoticeTable
  return (
    <>
      <List rows={list} />
      <ListPages pageNum={pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
    </>
  )
}

/** Notices to enterprises: write, send, see who read them, take back. */
export default function NoticesPage() {
  const t = useMessages(messages)
  const { params, pageNum, change } = useAddressQuery()
  const [writing, setWriting] = useState(false)
  const state = NoticeState.safeParse(params.get('state')).data
  const query = { pageNum, pageSize: PAGE_SIZE, ...(state ? { state } : {}) }
  const found = useQuery({
    ...endpointQuery(noticePage, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.list.some(
        (row) => row.state === 'sending' || (row.state === 'waiting' && Date.parse(row.sendAt) < Date.now()),
      ) && WATCH_MS,
  })
  useLastPage(found, { pageNum, pageSize: PAGE_SIZE }, change)
  const create = (): void => setWriting(true)
  useCreateAddress(create)
  const button = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={create}>
      {t.create}
    </Button>
  )
  return (
    <>
      <PageHead title={t.heading} actions={button}>
        {t.lead}
      </PageHead>
      <div className={css.tabs}>
        <Segmented
          aria-label={t.state}
          value={state ?? ''}
          onChange={(next) => change({ state: next })}
          options={[{ value: '', label: t.all }, ...noticeStates.map((value) => ({ value, label: t[value] }))]}
        />
      </div>
      <QueryState query={found}>
        {(data) => <Results found={data} state={state} pageNum={pageNum} change={change} onCreate={create} />}
      </QueryState>
      <NoticeDrawer open={writing} onClose={() => setWriting(false)} />
    </>
  )
}
