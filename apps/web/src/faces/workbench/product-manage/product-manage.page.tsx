import type { OwnProduct } from '@portal/contract/product'
import { industries } from '@portal/contract/industry'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Card, Empty, Flex, Pagination, Result, Skeleton, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
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
import { useProductFilter, useProducts } from './use-product-query.ts'

function useColumns(): TableColumnsType<OwnProduct> {
  const t = useMessages(words)
  const language = useLanguage()
  return [
    {
      title: t.product,
      key: 'name',
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
    { title: t.industry, key: 'industry', width: 150, render: (_, { industry }) => industries[industry][language] },
    { title: t.content, key: 'content', width: 230, render: (_, product) => <Statuses product={product} /> },
    {
      title: t.patents,
      key: 'patents',
      width: 96,
      align: 'end',
      render: (_, { patentCount }) => t.patentCount(patentCount),
    },
    {
      title: t.completeness,
      key: 'completeness',
      width: 150,
      render: (_, product) => <Completeness product={product} />,
    },
    { title: t.website, key: 'website', width: 110, render: (_, product) => <OnWebsite product={product} /> },
    { title: t.updated, key: 'updated', width: 150, render: (_, { updatedAt }) => formatInstant(updatedAt) },
    {
      title: t.actions,
      key: 'actions',
      width: 250,
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

/** The enterprise's own products in all states. */
export default function ProductManagePage() {
  const t = useMessages(words)
  const { filter, change, clear, params, setParams } = useProductFilter()
  const products = useProducts(filter)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const [chosen, setView] = useState<'table' | 'cards'>()
  const view = chosen ?? (mobile ? 'cards' : 'table')
  const columns = useColumns()
  const mayEdit = usePermission('product:edit:own')
  const list = products.data?.list ?? []
  const unfiltered = products.data?.counts.all === 0

  const create = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => setParams(new URLSearchParams([...params, ['edit', 'new']]))}
    >
      {t.create}
    </Button>
  )
  const body = () => {
    if (products.isError)
      return (
        <Result
          status="warning"
          title={t.failed}
          subTitle={products.error.message}
          extra={<Button onClick={() => void products.refetch()}>{t.retry}</Button>}
        />
      )
    if (products.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
    if (unfiltered)
      return (
        <Empty
          description={
            <>
              <strong>{t.emptyTitle}</strong>
              <br />
              {t.emptyText}
            </>
          }
        >
          {mayEdit && create}
        </Empty>
      )
    if (list.length === 0)
      return (
        <Empty description={t.nothingFound}>
          <Button onClick={clear}>{t.clearFilters}</Button>
        </Empty>
      )
    return view === 'cards' ? (
      <ProductCards products={list} />
    ) : (
      <Table
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={list}
        pagination={false}
        scroll={{ x: 1200 }}
        loading={products.isFetching && products.isPlaceholderData}
      />
    )
  }
  return (
    <>
      <header className={css.head}>
        <div>
          <h1>{t.heading}</h1>
          <p>{t.lead}</p>
        </div>
        {mayEdit && create}
      </header>
      {!unfiltered && (
        <ProductFilters filter={filter} change={change} counts={products.data?.counts} view={view} onView={setView} />
      )}
      {body()}
      {list.length > 0 && (
        <Flex justify="end" className={css.pagination ?? ''}>
          <Pagination
            current={filter.pageNum}
            pageSize={filter.pageSize}
            total={products.data?.total ?? 0}
            showSizeChanger
            showTotal={t.total}
            onChange={(page, size) => change({ page: String(page), size: size === 10 ? undefined : String(size) })}
          />
        </Flex>
      )}
      <ProductDrawer />
      <PreviewDrawer />
    </>
  )
}
