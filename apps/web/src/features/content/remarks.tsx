import { type ContentStatus, type Remark, REJECTED } from '@portal/contract/content'
import { remarkFieldName } from '@portal/contract/remark'
import { Alert } from 'antd'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import css from './content-frame.module.css'
import { editorMessages } from './editor.messages.ts'

function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  return (
    <ul className={css['remarks']}>
      {remarks.map(({ field, text }) => (
        <li key={`${field} ${text}`}>
          <strong>{remarkFieldName(field, language)}</strong>
          {t.colon}
          {text}
        </li>
      ))}
    </ul>
  )
}

interface Reviewed {
  status: ContentStatus
  reason: string | null
  remarks: readonly Remark[]
}

/** Why it was rejected, with the remarks on its fields, which stay while it is mended; nothing where nothing was. */
export function RejectionBanner({ head: { status, reason, remarks } }: { head: Reviewed }) {
  const t = useMessages(editorMessages)
  if (status !== REJECTED && remarks.length === 0) return null
  return (
    <Alert
      type={status === REJECTED ? 'error' : 'warning'}
      showIcon
      title={status === REJECTED ? t.rejectedTitle : t.remarksTitle}
      description={
        <>
          {reason}
          {remarks.length > 0 && <RemarkList remarks={remarks} />}
        </>
      }
    />
  )
}

/** What was remarked on one field, at that field. */
export function FieldRemark({ remarks, field }: { remarks: readonly Remark[]; field: string }) {
  const t = useMessages(editorMessages)
  const own = remarks.filter((remark) => remark.field === field)
  return (
    own.length > 0 && (
      <span className={css['remark']} role="note">
        {t.remark}
        {own.map(({ text }) => text).join(t.semicolon)}
      </span>
    )
  )
}
