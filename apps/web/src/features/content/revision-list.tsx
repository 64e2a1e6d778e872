import type { RevisionEntry } from '@portal/contract/revision'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { revisionMessages } from './revision.messages.ts'
import css from './revision-list.module.css'

interface Props {
  entries: readonly RevisionEntry[]
  newest: number
  /** What visitors see; null: nothing. */
  published: number | null
  /** What may be done with an earlier revision. */
  renderDoings(revision: number): ReactNode
}

/** Every revision: who saved it, when, and what it is now. */
export function RevisionList({ entries, newest, published, renderDoings }: Props) {
  const t = useMessages(revisionMessages)
  return (
    <ol className={css.list}>
      {entries.map(({ revision, title, savedBy, savedAt, restoredFrom }) => (
        <li key={revision}>
          <div>
            <strong>{t.revision(revision)}</strong> {revision === newest && <Tag>{t.latest}</Tag>}
            {revision === published && <Tag color="success">{t.onSite}</Tag>}
            <p>{title}</p>
            <small>{t.savedBy(savedBy, formatInstant(savedAt))}</small>
            {restoredFrom !== null && <small>{t.restoredFrom(restoredFrom)}</small>}
          </div>
          {revision !== newest && renderDoings(revision)}
        </li>
      ))}
    </ol>
  )
}
