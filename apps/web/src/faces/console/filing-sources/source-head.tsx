import type { FilingSource } from '@portal/contract/filing-admin'
import { Tag } from 'antd'
import { filingMessages } from '../../../features/filing/filing.messages.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './filing-sources.module.css'
import { messages } from './filing-sources.messages.ts'

/** A source's name, and whether enterprises pull from it. */
export function SourceHead({ source: { kind, active } }: { source: FilingSource }) {
  const t = useMessages(messages)
  const names = useMessages(filingMessages)
  return (
    <header className={css.head}>
      <h2>{names[kind]}</h2>
      {active && <Tag color="success">{t.inUse}</Tag>}
    </header>
  )
}
