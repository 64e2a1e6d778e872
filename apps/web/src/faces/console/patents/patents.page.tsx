import type { Data } from '@portal/contract/kit'
import { patentAdminPage } from '@portal/contract/patent-admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useLastPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { PatentFilters } from './patent-filters.tsx'
import { PatentCards, PatentTable } from './patent-list.tsx'
import { words } from './patents.messages.ts'
import { PAGE_SIZE, type PatentFilter, queryOf, usePatentFilter } from './use-patent-filter.ts'

/** What was found, or what it means that nothing was. */
function Found({ found, filter, change, clear }: PatentFilter & { found: Data<typeof patentAdminPage> }) {
  const t = useMessages(words)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const { list, total, more } = found
  if (list.length === 0) {
    return (
      <PageState drawing="missing" title={t.noneTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>
        {t.noneText}
      </PageState>
    )
  }
  return (
    <>
      {mobile ? <PatentCards rows={list} /> : <PatentTable rows={list} />}
      <ListPages
        pageNum={filter.pageNum}
        pageSize={PAGE_SIZE}
        total={total}
        say={more ? t.moreThan : t.total}
        change={change}
      />
    </>
  )
}

/** All patents on the platform, by number or words. */
export default function PatentsPage() {
  const t = useMessages(words)
  const filtering = usePatentFilter()
  const { filter, change } = filtering
  const found = useQuery({
    ...endpointQuery(patentAdminPage, { query: queryOf(filter) }),
    placeholderData: keepPreviousData,
  })
  useLastPage(found, { pageNum: filter.pageNum, pageSize: PAGE_SIZE }, change)
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <PatentFilters filter={filter} change={change} />
      <QueryState query={found}>{(data) => <Found found={data} {...filtering} />}</QueryState>
    </>
  )
}
