import { ImportOutlined, PlusOutlined } from '@ant-design/icons'
import { BATCH_MAX } from '@portal/contract/product-batch'
import { productExport } from '@portal/contract/product-own'
import { Button, Flex, Pagination } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ownDesk } from '../../../features/import/import-desk.ts'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { useLastPage } from '../../../features/shell/use-address-query.ts'
import { ExportButton } from '../../../features/table/export-button.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { BatchProgress } from './batch-progress.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { PreviewDrawer } from './preview-drawer.tsx'
import { ProductDrawer } from './product-drawer.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductCards, ProductTable } from './product-list.tsx'
import css from './product-manage.module.css'
import { messages } from './product-manage.messages.ts'
import { NEW } from './use-product-editor.ts'
import { bodyOf, type ProductFilter, type ProductsFound, useProductFilter, useProducts } from './use-product-query.ts'

function CreateButton() {
  const t = useMessages(messages)
  const { params, setParams } = useProductFilter()
  const create = (): void => setParams(new URLSearchParams([...params, ['edit', NEW]]))
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={create}>
      {t.create}
    </Button>
  )
}

/** The way to take a list of products in. */
function ImportButton() {
  const t = useMessages(messages)
  const navigate = useNavigate()
  return (
    <Button icon={<ImportOutlined aria-hidden="true" />} onClick={() => void navigate(ownDesk.home)}>
      {t.import}
    </Button>
  )
}

/** The list as it is filtered, as a file. */
function ExportList({ filter }: { filter: ProductFilter }) {
  const { pageNum: _pageNum, pageSize: _pageSize, ...body } = bodyOf(filter)
  return <ExportButton make={(format) => call(productExport, { body: { ...body, format } })} />
}

const isSearching = ({ keywords, industry }: ProductFilter): boolean => keywords !== '' || industry !== undefined

/** What a choice of the whole result is a choice of. */
const placeOf = ({ keywords, industry, status, archived, pageNum }: ProductFilter): string =>
  JSON.stringify([keywords, industry, status, archived, pageNum])

/** Whether the enterprise has no product at all; counts are of what was looked for. */
const hasNone = ({ all, archived }: ProductsFound['counts'], filter: ProductFilter): boolean =>
  all + archived === 0 && !isSearching(filter)

interface FoundProps {
  found: ProductsFound
  view: 'table' | 'cards'
  busy: boolean
}

/** What was found: rows or cards, or what to do when there is nothing. */
function Found({ found: { list, counts, total }, view, busy }: FoundProps) {
  const t = useMessages(messages)
  const { filter, change, clear } = useProductFilter()
  const mayEdit = usePermission('product:edit:own')
  const place = placeOf(filter)
  const here = `${place} ${filter.pageNum} ${filter.pageSize}`
  const [at, setAt] = useState(here)
  const [chosen, onSelect] = useState<string[]>([])
  // The whole result is chosen as long as the filter is that for which it was.
  const [wholeOf, setWholeOf] = useState<string>()
  // Who turns the page or looks for something else chooses anew, also after coming back.
  if (at !== here) {
    setAt(here)
    onSelect([])
    setWholeOf(undefined)
  }
  // What left the list by a change of its own is chosen no more.
  const selected = chosen.filter((id) => list.some((product) => product.id === id))
  const allOfPage = list.length > 0 && selected.length === list.length
  const whole = wholeOf === place && allOfPage
  const selection = mayEdit ? { selected, onSelect } : undefined
  if (hasNone(counts, filter)) {
    return (
      <PageState
        drawing="empty"
        title={t.emptyTitle}
        actions={
          mayEdit && (
            <>
              <ImportButton />
              <CreateButton />
            </>
          )
        }
      >
        {t.emptyText}
      </PageState>
    )
  }
  if (list.length === 0 && filter.archived && !isSearching(filter)) {
    return <PageState drawing="empty" title={t.noneArchived} />
  }
  if (list.length === 0) {
    return (
      <PageState drawing="missing" title={t.nothingFound} actions={<Button onClick={clear}>{t.clearFilters}</Button>} />
    )
  }
  const turn = (page: number, size: number): void =>
    change({ page: String(page), size: size === 10 ? undefined : String(size) })
  return (
    <>
      <BulkBar
        selected={selected}
        filter={filter}
        total={total}
        mayChooseWhole={allOfPage && total > list.length && total <= BATCH_MAX}
        whole={whole}
        chooseWhole={() => setWholeOf(place)}
        clear={() => {
          onSelect([])
          setWholeOf(undefined)
        }}
      />
      {view === 'cards' ? (
        <ProductCards products={list} selection={selection} />
      ) : (
        <ProductTable products={list} selection={selection} busy={busy} />
      )}
      <Flex justify="end" className={css.pagination ?? ''}>
        <Pagination
          current={filter.pageNum}
          pageSize={filter.pageSize}
          total={total}
          showSizeChanger
          showTotal={t.total}
          onChange={turn}
        />
      </Flex>
    </>
  )
}

/** The enterprise's own products in all states. */
export default function ProductManagePage() {
  const t = useMessages(messages)
  const { filter, change } = useProductFilter()
  const products = useProducts(filter)
  useLastPage(products, filter, change)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const [chosen, setView] = useState<'table' | 'cards'>()
  const view = chosen ?? (mobile ? 'cards' : 'table')
  const mayEdit = usePermission('product:edit:own')
  const counts = products.data?.counts
  const nothing = counts !== undefined && hasNone(counts, filter)
  const actions = !nothing && (
    <>
      <ExportList filter={filter} />
      {mayEdit && <ImportButton />}
      {mayEdit && <CreateButton />}
    </>
  )
  return (
    <>
      <PageHead title={t.heading} actions={actions}>
        {t.lead}
      </PageHead>
      {mayEdit && <BatchProgress />}
      {!nothing && <ProductFilters filter={filter} change={change} counts={counts} view={view} onView={setView} />}
      <QueryState query={products}>
        {(found) => <Found found={found} view={view} busy={products.isPlaceholderData} />}
      </QueryState>
      <ProductDrawer />
      <PreviewDrawer />
    </>
  )
}
