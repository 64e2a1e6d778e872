import { productAdminExport, productAdminPage, productFirst } from '@portal/contract/product-admin'
import type { ExportFormat } from '@portal/contract/list-export'
import { FoundList } from '../../../features/listing/found-list.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useListPage } from '../../../features/shell/use-address-query.ts'
import { ExportButton } from '../../../features/table/export-button.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductCards, ProductTable } from './product-list.tsx'
import { messages } from './products.messages.ts'
import { PAGE_SIZE, queryOf, useProductFilter } from './use-product-filter.ts'

/** Products of all enterprises. */
export default function ProductsPage() {
  const t = useMessages(messages)
  const { filter, change, clear } = useProductFilter()
  const found = useListPage(
    endpointQuery(productAdminPage, { query: queryOf(filter) }),
    { pageNum: filter.pageNum, pageSize: PAGE_SIZE },
    change,
  )
  const chosen = found.data?.list.find(({ enterprise }) => enterprise.id === filter.enterprise)
  const make = (format: ExportFormat) => {
    const { pageNum: _pageNum, pageSize: _pageSize, ...query } = queryOf(filter)
    return call(productAdminExport, { query: { ...query, format } })
  }
  return (
    <>
      <PageHead title={t.heading} actions={<ExportButton make={make} />}>
        {t.lead}
      </PageHead>
      <ProductFilters filter={filter} change={change} enterpriseName={chosen?.enterprise.name} />
      <QueryState query={found}>
        {({ list, total, more }) => (
          <FoundList
            isEmpty={list.length === 0}
            t={t}
            clear={clear}
            cards={<ProductCards rows={list} />}
            table={<ProductTable rows={list} sorting={{ ...filter, first: productFirst, change }} />}
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
