import { industries } from '@portal/contract/industry'
import { type OwnProduct, ownProductFirst } from '@portal/contract/product-own'
import { Card, Checkbox } from 'antd'
import { useSearchParams } from 'react-router'
import { Clamped } from '../../../features/table/clamped.tsx'
import { type Column, DataTable } from '../../../features/table/data-table.tsx'
import { RowTitle } from '../../../features/table/row-title.tsx'
import { useDense } from '../../../features/table/use-dense.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { KindStates } from './kind-states.tsx'
import { ProductActions } from './product-actions.tsx'
import css from './product-manage.module.css'
import { messages } from './product-manage.messages.ts'
import { Completeness, Cover, OnWebsite } from './product-parts.tsx'
import { useProductFilter } from './use-product-query.ts'

/** The address of the list with a product's facts open. */
function useFactsAddress(): (product: OwnProduct) => string {
  const [params] = useSearchParams()
  return ({ id }) => {
    const open = new URLSearchParams(params)
    open.set('edit', id)
    return `?${open.toString()}`
  }
}

function useColumns(addressOf: (product: OwnProduct) => string): Column<OwnProduct>[] {
  const t = useMessages(messages)
  const language = useLanguage()
  const dense = useDense()
  return [
    {
      title: t.product,
      key: 'name',
      width: dense ? 176 : 184,
      sort: 'name',
      render: (product) => (
        <div className={css.name}>
          {!dense && <Cover product={product} />}
          <span>
            <RowTitle to={addressOf(product)} name={product.name} />
            {!dense && <small>{product.model}</small>}
          </span>
        </div>
      ),
    },
    {
      title: t.industry,
      key: 'industry',
      width: 100,
      sort: 'industry',
      render: ({ industry }) => <Clamped text={industries[industry][language]} />,
    },
    {
      title: t.content,
      key: 'content',
      width: dense ? 160 : 192,
      render: (product) => <KindStates product={product} dense={dense} />,
    },
    {
      title: t.patents,
      key: 'patents',
      width: 92,
      align: 'end',
      sort: 'patents',
      render: ({ patentCount }) => t.patentCount(patentCount),
    },
    {
      title: t.completeness,
      key: 'completeness',
      width: 104,
      sort: 'completeness',
      render: (product) => <Completeness product={product} dense={dense} />,
    },
    { title: t.website, key: 'website', width: 80, render: (product) => <OnWebsite product={product} /> },
    {
      title: t.updated,
      key: 'updated',
      width: dense ? 150 : 96,
      sort: 'updated',
      render: ({ updatedAt }) => formatInstant(updatedAt),
    },
  ]
}

interface ListProps {
  products: OwnProduct[]
  /** Ids; undefined: this person may choose none. */
  selection: { selected: readonly string[]; onSelect(ids: string[]): void } | undefined
}

export function ProductTable({ products, selection, busy }: ListProps & { busy: boolean }) {
  const { filter, change } = useProductFilter()
  const addressOf = useFactsAddress()
  const columns = useColumns(addressOf)
  const dense = useDense()
  return (
    <DataTable
      name="ownProducts"
      rows={products}
      columns={columns}
      nameOf={({ name }) => name}
      opens={addressOf}
      sorting={{ ...filter, first: ownProductFirst, change }}
      selection={selection && { ...selection, nameOf: ({ name }) => name }}
      actions={{ width: 112, render: (product) => <ProductActions product={product} dense={dense} /> }}
      busy={busy}
    />
  )
}

export function ProductCards({ products, selection }: ListProps) {
  const t = useMessages(messages)
  const addressOf = useFactsAddress()
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
              <h2>
                <RowTitle to={addressOf(product)} name={product.name} />
              </h2>
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
