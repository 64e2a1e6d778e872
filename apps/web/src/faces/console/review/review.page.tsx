import type { Data } from '@portal/contract/kit'
import { type reviewQueue, reviewRules, type ReviewRules } from '@portal/contract/review'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { filterSearch, isFiltered } from '../../../features/review/review-filter.ts'
import { type Shortcut, useShortcuts } from '../../../features/review/use-shortcuts.tsx'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewCards, ReviewTable } from './review-rows.tsx'
import { messages } from './review.messages.ts'
import { focusRow, ROW, rowLinks } from './row-links.ts'
import { type Batch, useBatch } from './use-batch.tsx'
import { useReturn } from './use-return.ts'
import { entriesQuery, PAGE_SIZE, type ReviewList, useReviewList } from './use-review-list.ts'

/** Puts the focus on the row so many further on; on the first where none has it. */
function go(step: 1 | -1): void {
  const links = rowLinks()
  const at = links.findIndex((link) => link === document.activeElement)
  focusRow(links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))])
}

/** The keys of the list. */
function useListShortcuts(batch: Batch, mayDecide: boolean): Shortcut[] {
  const t = useMessages(messages)
  const tick = (): void => {
    const id = document.activeElement?.getAttribute(ROW)
    if (id) batch.choose(batch.ids.includes(id) ? batch.ids.filter((one) => one !== id) : [...batch.ids, id])
  }
  const moving = [
    { key: 'j', says: t.keyNext, run: () => go(1) },
    { key: 'k', says: t.keyPrevious, run: () => go(-1) },
    { key: 'n', says: t.keyFirst, run: () => rowLinks()[0]?.click() },
  ]
  if (!mayDecide) return moving
  return [
    ...moving,
    { key: 'x', says: t.keyTick, run: tick },
    { key: 'a', says: t.keyApprove, run: batch.approve },
    { key: 'r', says: t.keyReject, run: batch.reject },
  ]
}

interface FoundProps extends ReviewList {
  found: Data<typeof reviewQueue>
  rules: ReviewRules | undefined
  batch: Batch
  mayDecide: boolean
}

/** What was found, or what it means that nothing was. */
function Found({ found, filter, params, sorting, change, rules, batch, mayDecide }: FoundProps) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const pending = filter.state === 'pending'
  if (found.list.length === 0) {
    const untouched = pending && !isFiltered(filter)
    return (
      <PageState drawing={untouched ? 'done' : 'missing'} title={untouched ? t.emptyTitle : t.nothing}>
        {untouched ? t.emptyText : t.noneText}
      </PageState>
    )
  }
  const Rows = mobile ? ReviewCards : ReviewTable
  return (
    <>
      <Rows
        entries={found.list}
        pending={pending}
        expectedHours={rules?.expectedHours}
        search={filterSearch(params)}
        sorting={sorting}
        chosen={pending && mayDecide ? batch : undefined}
      />
      <ListPages pageNum={filter.pageNum} pageSize={PAGE_SIZE} total={found.total} say={t.total} change={change} />
    </>
  )
}

/** The review queue over every kind: find, open, and decide on several at once. */
export default function ReviewPage() {
  const t = useMessages(messages)
  const list = useReviewList()
  const { filter, change } = list
  const { pageNum } = filter
  const mayDecide = usePermission('review:decide:any')
  const query = entriesQuery(filter, list.sorting.direction)
  const queue = useListPage(query, { pageNum, pageSize: PAGE_SIZE }, change)
  const entries = queue.data?.list ?? []
  useReturn(entries, queue.isFetching)
  const rules = useQuery(endpointQuery(reviewRules, {})).data
  const batch = useBatch(entries, rules, JSON.stringify(query.queryKey))
  const shortcuts = useShortcuts(useListShortcuts(batch, mayDecide))
  return (
    <>
      <PageHead title={t.heading} actions={shortcuts.button}>
        {t.lead(rules?.expectedHours)}
      </PageHead>
      {rules?.fourEyes && <Alert type="info" showIcon title={t.fourEyes} style={{ marginBottom: 16 }} />}
      <ReviewFilters filter={filter} change={change} pending={queue.data?.pending} rules={rules} />
      <QueryState query={queue}>
        {(found) => <Found {...list} found={found} rules={rules} batch={batch} mayDecide={mayDecide} />}
      </QueryState>
      {batch.parts}
      {shortcuts.list}
    </>
  )
}
