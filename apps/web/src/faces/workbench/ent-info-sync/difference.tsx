import { productEditor } from '@portal/contract/content-kind'
import type { SyncItem } from '@portal/contract/filing'
import { Alert, Checkbox, Tag } from 'antd'
import { useFilingValue } from '../../../features/filing/filing-value.ts'
import { filingMessages } from '../../../features/filing/filing.messages.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './ent-info-sync.module.css'
import { messages } from './filing-sync.messages.ts'
import { isOpen, type Ticks } from './use-ticks.ts'

const colours = { applied: 'success', submitted: 'success', refused: 'error', chosen: 'processing' } as const

/** What became of it, once somebody chose. */
function Result({ item }: { item: SyncItem }) {
  const t = useMessages(messages)
  if (item.state === 'open') return null
  const key = item.state === 'applied' && item.submitted ? 'submitted' : item.state
  return <Tag color={colours[key]}>{t[`state_${key}`]}</Tag>
}

function Head({ item, ticks }: { item: SyncItem; ticks: Ticks }) {
  const t = useMessages(messages)
  const ticked = ticks.of(item).size
  const { kind, title, filingNo, productId, fields } = item
  const name = (
    <>
      {kind !== 'missing' && <Tag>{t[`kind_${kind}`]}</Tag>} <strong>{title}</strong>
    </>
  )
  return (
    <header className={css['head']}>
      {isOpen(item) ? (
        <Checkbox
          checked={ticked === fields.length}
          indeterminate={ticked > 0 && ticked < fields.length}
          onChange={({ target }) => ticks.tickItem(item, target.checked)}
          aria-label={t.pickItem(title)}
        >
          {name}
        </Checkbox>
      ) : (
        <span>{name}</span>
      )}
      {filingNo && <span className={css['note']}>{t.filingNo(filingNo)}</span>}
      <Result item={item} />
      {productId && (
        <Link to={productEditor('basics', productId)} className={css['open'] ?? ''}>
          {t.openProduct}
        </Link>
      )}
    </header>
  )
}

/** One thing that differs: each field as it is here and as it was filed, with a tick. */
export function Difference({ item, ticks }: { item: SyncItem; ticks: Ticks }) {
  const t = useMessages(messages)
  const labels = useMessages(filingMessages)
  const show = useFilingValue()
  const open = isOpen(item)
  const isNew = item.kind === 'new'
  const ticked = ticks.of(item)
  return (
    <section className={css['item']} aria-label={item.title}>
      <Head item={item} ticks={ticks} />
      {open && item.underReview && <Alert type="warning" showIcon title={t.underReview} />}
      {item.reason && <Alert type={item.state === 'refused' ? 'error' : 'warning'} showIcon title={item.reason} />}
      <table className={css['fields']}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            {!isNew && <th scope="col">{t.here}</th>}
            <th scope="col">{t.there}</th>
          </tr>
        </thead>
        <tbody>
          {item.fields.map(({ field, old, new: filed }) => (
            <tr key={field} data-chosen={open ? ticked.has(field) : item.chosen.includes(field)}>
              <th scope="row">
                {open ? (
                  <Checkbox
                    checked={ticked.has(field)}
                    onChange={({ target }) => ticks.tickField(item, field, target.checked)}
                    aria-label={t.pickField(labels[`f_${field}`], item.title)}
                  >
                    {labels[`f_${field}`]}
                  </Checkbox>
                ) : (
                  labels[`f_${field}`]
                )}
              </th>
              {!isNew && <td data-label={t.here}>{show(field, old)}</td>}
              <td data-label={t.there}>{show(field, filed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
