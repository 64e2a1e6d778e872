import { industries } from '@portal/contract/industry'
import type { OwnProduct } from '@portal/contract/product-own'
import { Card, Checkbox, Table, type TableColumnsType, type TableProps } from 'antd'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { KindStates } from './kind-states.tsx'
import { ProductActions } from './product-actions.tsx'
import css from './product-manage.module.css'
import { messages } from './product-manage.messages.ts'
import { Completeness, Cover, OnWebsite } from './product-parts.tsx'

function useColumns(): TableColumnsType<OwnProduct> {
  const t = useMessages(messages)
  const language = useLanguage()
  return [
    {
      title: t.product,
      key: 'name',
      width: 224,
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
    { title: t.industry, key: 'industry', width: 112, render: (_, { industry }) => industries[industry][language] },
    { title: t.content, key: 'content', width: 280, render: (_, product) => <KindStates product={product} /> },
    {
      title: t.patents,
      key: 'patents',
      width: 84,
      align: 'end',
      render: (_, { patentCount }) => t.patentCount(patentCount),
    },
    {
      title: t.completeness,
      key: 'completeness',
      width: 140,
      render: (_, product) => <Completeness product={product} />,
    },
    { title: t.website, key: 'website', width: 96, render: (_, product) => <OnWebsite product={product} /> },
    { title: t.updated, key: 'updated', width: 132, render: (_, { updatedAt }) => formatInstant(updatedAt) },
    {
      title: t.actions,
      key: 'actions',
      width: 212,
      fixed: 'end',
      render: (_, product) => <ProductActions product={product} />,
    },
  ]
}

interface ListProps {
  products: OwnProduct[]
  /** Ids; undefined: this person may choose none. */
  selection: { selected: readonly string[]; onSelect(ids: string[]): void } | undefined
}

export function ProductTable({ products, selection, busy }: ListProps & { busy: boolean }) {
  const columns = useColumns()
  const choosing: NonNullable<TableProps<OwnProduct>['rowSelection']> = {
    fixed: 'start',
    selectedRowKeys: [...(selection?.selected ?? [])],
    onChange: (keys) => selection?.onSelect(keys.map(String)),
    getCheckboxProps: ({ name }) => ({ 'aria-label': name }),
  }
  return (
    <Table
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={products}
      pagination={false}
      scroll={{ x: 1320 }}
      loading={busy}
      {...(selection && { rowSelection: choosing })}
    />
  )
}

export function ProductCards({ products, selection }: ListProps) {
  const t = useMessages(messages)
  const choose = (id: string, chosen: boolean): void => {
    const others = (selection?.selected ?? []).filter((one) => one !== id)
    selection?.onSelect(chosen ? [...others, id] : others)
  }
  return (
    <div className={css.cards}>
      {products.map((product) => (
        <Card key={product.id} size="small">
          <div className={css.cardHead}>
            <Cover product={product} />
            <div className={css.cardName}>
              <h2>{product.name}</h2>
              <small>{product.model}</small>
            </div>
            {selection && (
              <Checkbox
                aria-label={t.choose(product.name)}
                checked={selection.selected.includes(product.id)}
                onChange={({ target }) => choose(product.id, target.checked)}
              />
            )}
          </div>
          <KindStates product={product} />
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
