import { bulkActions } from '@portal/contract/product-own'
import { Button } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { bulkMessages } from './bulk.messages.ts'
import css from './bulk.module.css'
import { useBulk } from './use-bulk.tsx'

interface Props {
  selected: string[]
  /** Whether these are the products that were put away. */
  archived: boolean
  clear(): void
}

/** What can be done with all chosen products; nothing while none is. */
export function BulkBar({ selected, archived, clear }: Props) {
  const t = useMessages(bulkMessages)
  const { ask } = useBulk(clear)
  if (selected.length === 0) return null
  const actions = bulkActions.filter((action) => (action === 'restore') === archived)
  return (
    <div className={css.bar} role="toolbar" aria-label={t.bar}>
      <span className={css.count} role="status">
        {t.chosen(selected.length)}
      </span>
      {actions.map((action) => (
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
