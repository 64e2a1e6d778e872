import { enterpriseAdminExport, enterpriseAdminPage, enterpriseFirst } from '@portal/contract/enterprise-admin'
import type { ExportFormat } from '@portal/contract/list-export'
import { FoundList } from '../../../features/listing/found-list.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { ExportButton } from '../../../features/table/export-button.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { EnterpriseFilters } from './enterprise-filters.tsx'
import { EnterpriseCards, EnterpriseTable } from './enterprise-list.tsx'
import { messages } from './enterprises.messages.ts'
import { PAGE_SIZE, queryOf, useEnterpriseFilter } from './use-enterprise-filter.ts'

/** All enterprises, whatever their state. */
export default function EnterprisesPage() {
  const t = useMessages(messages)
  const { filter, change, clear } = useEnterpriseFilter()
  const found = useListPage(
    endpointQuery(enterpriseAdminPage, { query: queryOf(filter) }),
    { pageNum: filter.pageNum, pageSize: PAGE_SIZE },
    change,
  )
  const make = (format: ExportFormat) => {
    const { pageNum: _pageNum, pageSize: _pageSize, ...query } = queryOf(filter)
    return call(enterpriseAdminExport, { query: { ...query, format } })
  }
  return (
    <>
      <PageHead title={t.heading} actions={<ExportButton make={make} />}>
        {t.lead}
      </PageHead>
      <EnterpriseFilters filter={filter} change={change} states={found.data?.states} />
      <QueryState query={found}>
        {({ list, total }) => (
          <FoundList
            isEmpty={list.length === 0}
            t={t}
            clear={clear}
            cards={<EnterpriseCards rows={list} />}
            table={<EnterpriseTable rows={list} sorting={{ ...filter, first: enterpriseFirst, change }} />}
            pageNum={filter.pageNum}
            pageSize={PAGE_SIZE}
            total={total}
            say={t.total}
            change={change}
          />
        )}
      </QueryState>
    </>
  )
}
