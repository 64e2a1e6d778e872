import { patentAdminExport, patentAdminPage, patentFirst } from '@portal/contract/patent-admin'
import type { ExportFormat } from '@portal/contract/list-export'
import { FoundList } from '../../../features/listing/found-list.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { ExportButton } from '../../../features/table/export-button.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { PatentFilters } from './patent-filters.tsx'
import { PatentCards, PatentTable } from './patent-list.tsx'
import { messages } from './patents.messages.ts'
import { PAGE_SIZE, queryOf, usePatentFilter } from './use-patent-filter.ts'

/** All patents on the platform, by number or words. */
export default function PatentsPage() {
  const t = useMessages(messages)
  const { filter, change, clear } = usePatentFilter()
  const found = useListPage(
    endpointQuery(patentAdminPage, { query: queryOf(filter) }),
    { pageNum: filter.pageNum, pageSize: PAGE_SIZE },
    change,
  )
  const make = (format: ExportFormat) => {
    const { pageNum: _pageNum, pageSize: _pageSize, ...query } = queryOf(filter)
    return call(patentAdminExport, { query: { ...query, format } })
  }
  return (
    <>
      <PageHead title={t.heading} actions={<ExportButton make={make} />}>
        {t.lead}
      </PageHead>
      <PatentFilters filter={filter} change={change} />
      <QueryState query={found}>
        {({ list, total, more }) => (
          <FoundList
            isEmpty={list.length === 0}
            t={t}
            clear={clear}
            cards={<PatentCards rows={list} />}
            table={<PatentTable rows={list} sorting={{ ...filter, first: patentFirst, change }} />}
            pageNum={filter.pageNum}
            pageSize={PAGE_SIZE}
            total={total}
            say={more ? t.moreThan : t.total}
            change={change}
          />
        )}
      </QueryState>
    </>
  )
}
