import { Tag } from 'antd'
import { formatDay } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { editorMessages } from './certificate-editor.messages.ts'
import { daysLeft, validityOf } from './validity.ts'

const colours = { open: 'default', valid: 'success', soon: 'warning', expired: 'error' } as const

/** How long a certificate holds, and a warning when it is soon over. */
export function ValidityTag({ validUntil }: { validUntil: string | null }) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const validity = validityOf(validUntil)
  const words = (): string => {
    if (validUntil === null) return t.openEnded
    if (validity === 'expired') return t.expired
    if (validity === 'valid') return t.until(formatDay(language, validUntil))
    const days = daysLeft(validUntil)
    return days === 0 ? t.expiresToday : t.expiresIn(days)
  }
  return <Tag color={colours[validity]}>{words()}</Tag>
}
