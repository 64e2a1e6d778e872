import { batchActions } from '@portal/contract/product-batch'
import { bulkActions } from '@portal/contract/product-own'
import { Button } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { batchMessages } from './batch.messages.ts'
import { bulkMessages } from './bulk.messages.ts'
import css from './bulk.module.css'
import { useBatchOrder, useFilterWords } from './use-batch.ts'
import { useBulk } from './use-bulk.tsx'
import type { ProductFilter } from './use-product-query.ts'

interface Props {
  selected: string[]
  filter: ProductFilter
  /** How many the filter finds on all pages. */
  total: number
  /** Whether all of the page is chosen, and more is to be had. */
  mayChooseWhole: boolean
  /** Whether everything that the filter finds is chosen. */
  whole: boolean
  chooseWhole(): void
  clear(): void
}

/** What can be done with all chosen products, or with all that the filter finds; nothing while none is chosen. */
export function BulkBar({ selected, filter, total, mayChooseWhole, whole, chooseWhole, clear }: Props) {
  const t = useMessages(bulkMessages)
  const words = useMessages(batchMessages)
  const wordsOf = useFilterWords()
  const { ask } = useBulk(clear)
  const order = useBatchOrder(filter, total, clear)
  if (selected.length === 0) return null
  const fits = (action: string): boolean => action === 'remove' || (action === 'restore') === filter.archived
  return (
    <div className={css.bar} role="toolbar" aria-label={t.bar}>
      <span className={css.count} role="status">
        {whole ? words.wholeChosen(total, wordsOf(filter)) : t.chosen(selected.length)}
      </span>
      {mayChooseWhole && !whole && (
        <Button size="small" type="link" onClick={chooseWhole}>
          {words.chooseWhole(total)}
        </Button>
      )}
      {whole
        ? batchActions.filter(fits).map((action) => (
            <Button key={action} size="small" onClick={() => order(action)}>
              {t[action]}
            </Button>
          ))
        : bulkActions.filter(fits).map((action) => (
            <Button key={action} size="small" onClick={() => ask(action, selected)}>
              {t[action]}
            </Button>
          ))}
      <Button size="small" type="text" onClick={clear}>
        {t.none}
      </Button>
    </div>
  )
}
