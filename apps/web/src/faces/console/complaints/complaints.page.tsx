import { type ComplaintView, complaintPage } from '@portal/contract/complaint'
import { complaintKinds } from '@portal/contract/complaint-kind'
import type { Data } from '@portal/contract/kit'
import { Button, Flex, Segmented, Select, Switch } from 'antd'
import type { z } from 'zod'
import css from '../../../features/listing/listing.module.css'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { complaintMessages } from '../../../features/complaint/complaint.messages.ts'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { ComplaintCards, ComplaintTable } from './complaint-list.tsx'
import { messages } from './complaints.messages.ts'
import { type ComplaintFilter, PAGE_SIZE, queryOf, useComplaintFilter, views } from './use-complaint-filter.ts'

type Found = Data<typeof complaintPage>
type View = z.infer<typeof ComplaintView>

const settledViews: readonly View[] = ['upheld', 'rejected', 'closed']

function Filters({ filter, change, counts }: Omit<ComplaintFilter, 'clear'> & { counts: Found['counts'] | undefined }) {
  const t = useMessages(messages)
  const kinds = useMessages(complaintMessages)
  const label = (view: View): string => {
    const name = view === 'open' ? t.open : kinds[view]
    return counts ? `${name} ${counts[view]}` : name
  }
  return (
    <Flex wrap gap={12} align="center" className={css.filters ?? ''}>
      <div className={css.states}>
        <Segmented
          aria-label={t.states}
          value={filter.state}
          onChange={(state) => change({ state })}
          options={views.map((value) => ({ value, label: label(value) }))}
        />
      </div>
      <Select
        className={css.choice ?? ''}
        aria-label={t.kind}
        value={filter.kind ?? ''}
        onChange={(kind: string) => change({ kind })}
        options={[{ value: '', label: t.allKinds }, ...complaintKinds.map((value) => ({ value, label: kinds[value] }))]}
      />
      <KeywordSearch className={css.search} label={t.search} keywords={filter.keywords} change={change} />
      <label className={css.switch}>
        <Switch checked={filter.mine} onChange={(mine) => change({ mine: mine ? 'true' : undefined })} />
        {t.mine}
      </label>
    </Flex>
  )
}

/** What was found, or what it means that nothing was. */
function Results({ found, filter, change, clear }: ComplaintFilter & { found: Found }) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const untouched = filter.state === 'open' && !filter.kind && !filter.mine && filter.keywords === ''
  if (found.list.length === 0 && untouched)
    return (
      <PageState drawing="done" title={t.emptyTitle}>
        {t.emptyText}
      </PageState>
    )
  if (found.list.length === 0)
    return (
      <PageState drawing="missing" title={t.noneTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>
        {t.noneText}
      </PageState>
    )
  return (
    <>
      {mobile ? (
        <ComplaintCards rows={found.list} />
      ) : (
        <ComplaintTable rows={found.list} settled={settledViews.includes(filter.state)} />
      )}
      <ListPages pageNum={filter.pageNum} pageSize={PAGE_SIZE} total={found.total} say={t.total} change={change} />
    </>
  )
}

/** The queue of complaints; it follows by itself when one comes in or goes on. */
export default function ComplaintsPage() {
  const t = useMessages(messages)
  const { filter, change, clear } = useComplaintFilter()
  const queue = useListPage(
    endpointQuery(complaintPage, { query: queryOf(filter) }),
    { pageNum: filter.pageNum, pageSize: PAGE_SIZE },
    change,
  )
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <Filters filter={filter} change={change} counts={queue.data?.counts} />
      <QueryState query={queue}>
        {(found) => <Results found={found} filter={filter} change={change} clear={clear} />}
      </QueryState>
    </>
  )
}
