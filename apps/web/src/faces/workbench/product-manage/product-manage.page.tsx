import type { OwnProduct } from '@portal/contract/product-own'
import { industries } from '@portal/contract/industry'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Pagination, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { useLastPage } from '../../../features/shell/use-address-query.ts'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductDrawer } from './product-drawer.tsx'
import { ProductFilters } from './product-filters.tsx'
import css from './product-manage.module.css'
import { words } from './product-manage.messages.ts'
import { Completeness, Cover, OnWebsite, Statuses } from './product-parts.tsx'
import { PreviewDrawer } from './preview-drawer.tsx'
import { NEW } from './use-product-editor.ts'
import { type ProductsFound, useProductFilter, useProducts } from './use-product-query.ts'

function useColumns(): TableColumnsType<OwnProduct> {
  const t = useMessages(words)
  const language = useLanguage()
  return [
    {
      title: t.product,
      key: 'name',
      width: 270,
      fixed: 'start',
      render: (_, product) => (
        <div className={css.name}>
          <Cover product={product} />
          <span>
            <strong>{product.name}</strong>
            <small>{product.model}</small>
          </span>
        </div>
      ),
    },
    { title: t.industry, key: 'industry', width: 130, render: (_, { industry }) => industries[industry][language] },
    { title: t.content, key: 'content', width: 200, render: (_, product) => <Statuses product={product} /> },
    {
      title: t.patents,
      key: 'patents',
      width: 90,
      align: 'end',
      render: (_, { patentCount }) => t.patentCount(patentCount),
    },
    {
      title: t.completeness,
      key: 'completeness',
      width: 150,
      render: (_, product) => <Completeness product={product} />,
    },
    { title: t.website, key: 'website', width: 105, render: (_, product) => <OnWebsite product={product} /> },
    { title: t.updated, key: 'updated', width: 140, render: (_, { updatedAt }) => formatInstant(updatedAt) },
    {
      title: t.actions,
      key: 'actions',
      width: 235,
      fixed: 'end',
      render: (_, product) => <ProductActions product={product} />,
    },
  ]
}

function ProductCards({ products }: { products: OwnProduct[] }) {
  return (
    <div className={css.cards}>
      {products.map((product) => (
        <Card key={product.id} size="small">
          <div className={css.cardHead}>
            <Cover product={product} />
            <div>
              <h2>{product.name}</h2>
              <small>{product.model}</small>
            </div>
          </div>
          <Statuses product={product} />
          <Completeness product={product} />
          <div className={css.cardFoot}>
            <OnWebsite product={product} />
            <ProductActions product={product} />
          </div>
        </Card>
      ))}
    </div>
  )
}

function CreateButton() {
  const t = useMessages(words)
  const { params, setParams } = useProductFilter()
  const create = (): void => setParams(new URLSearchParams([...params, ['edit', NEW]]))
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={create}>
      {t.create}
    </Button>
  )
}

interface FoundProps {
  found: ProductsFound
  view: 'table' | 'cards'
  busy: boolean
}

/** What was found: rows or cards, or what to do when there is nothing. */
function Found({ found: { list, counts, total }, view, busy }: FoundProps) {
  const t = useMessages(words)
  const columns = useColumns()
  const { filter, change, clear } = useProductFilter()
  const mayEdit = usePermission('product:edit:own')
  if (counts.all === 0) {
    return (
      <PageState drawing="empty" title={t.emptyTitle} actions={mayEdit && <CreateButton />}>
        {t.emptyText}
      </PageState>
    )
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
      {view === 'cards' ? (
        <ProductCards products={list} />
      ) : (
        <Table
          rowKey="id"
          size="middle"
          columns={columns}
          dataSource={list}
          pagination={false}
          scroll={{ x: 1320 }}
          loading={busy}
        />
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
  const t = useMessages(words)
  const { filter, change } = useProductFilter()
  const products = useProducts(filter)
  useLastPage(products, filter, change)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const [chosen, setView] = useState<'table' | 'cards'>()
  const view = chosen ?? (mobile ? 'cards' : 'table')
  const mayEdit = usePermission('product:edit:own')
  const counts = products.data?.counts
  return (
    <>
      <PageHead title={t.heading} actions={mayEdit && counts?.all !== 0 && <CreateButton />}>
        {t.lead}
      </PageHead>
      {counts?.all !== 0 && (
        <ProductFilters filter={filter} change={change} counts={counts} view={view} onView={setView} />
      )}
      <QueryState query={products}>
        {(found) => <Found found={found} view={view} busy={products.isPlaceholderData} />}
      </QueryState>
      <ProductDrawer />
      <PreviewDrawer />
    </>
  )
}
