import { enterpriseAdminPage } from '@portal/contract/enterprise-admin'
import type { Data } from '@portal/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useLastPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { EnterpriseFilters } from './enterprise-filters.tsx'
import { EnterpriseCards, EnterpriseTable } from './enterprise-list.tsx'
import { words } from './enterprises.messages.ts'
import { type EnterpriseFilter, PAGE_SIZE, queryOf, useEnterpriseFilter } from './use-enterprise-filter.ts'

/** What was found, or what it means that nothing was. */
function Found({ found, filter, change, clear }: EnterpriseFilter & { found: Data<typeof enterpriseAdminPage> }) {
  const t = useMessages(words)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const { list, total } = found
  if (list.length === 0) {
    return (
      <PageState drawing="missing" title={t.noneTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>
        {t.noneText}
      </PageState>
    )
  }
  return (
    <>
      {mobile ? <EnterpriseCards rows={list} /> : <EnterpriseTable rows={list} />}
      <ListPages pageNum={filter.pageNum} pageSize={PAGE_SIZE} total={total} say={t.total} change={change} />
    </>
  )
}

/** All enterprises, whatever their state. */
export default function EnterprisesPage() {
  const t = useMessages(words)
  const filtering = useEnterpriseFilter()
  const { filter, change } = filtering
  const found = useQuery({
    ...endpointQuery(enterpriseAdminPage, { query: queryOf(filter) }),
    placeholderData: keepPreviousData,
  })
  useLastPage(found, { pageNum: filter.pageNum, pageSize: PAGE_SIZE }, change)
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <EnterpriseFilters filter={filter} change={change} states={found.data?.states} />
      <QueryState query={found}>{(data) => <Found found={data} {...filtering} />}</QueryState>
    </>
  )
}
