import type { Data } from '@portal/contract/kit'
import { productAdminPage } from '@portal/contract/product-admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useLastPage } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductCards, ProductTable } from './product-list.tsx'
import { words } from './products.messages.ts'
import { PAGE_SIZE, type ProductFilter, queryOf, useProductFilter } from './use-product-filter.ts'

/** What was found, or what it means that nothing was. */
function Found({ found, filter, change, clear }: ProductFilter & { found: Data<typeof productAdminPage> }) {
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
      {mobile ? <ProductCards rows={list} /> : <ProductTable rows={list} />}
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

/** Products of all enterprises. */
export default function ProductsPage() {
  const t = useMessages(words)
  const filtering = useProductFilter()
  const { filter, change } = filtering
  const found = useQuery({
    ...endpointQuery(productAdminPage, { query: queryOf(filter) }),
    placeholderData: keepPreviousData,
  })
  useLastPage(found, { pageNum: filter.pageNum, pageSize: PAGE_SIZE }, change)
  const chosen = found.data?.list.find(({ enterprise }) => enterprise.id === filter.enterprise)
  return (
    <>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <ProductFilters filter={filter} change={change} enterpriseName={chosen?.enterprise.name} />
      <QueryState query={found}>{(data) => <Found found={data} {...filtering} />}</QueryState>
    </>
  )
}
