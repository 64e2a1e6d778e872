import type { ContentStatus } from '@portal/contract/content'
import { Tag, Tooltip } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { contentMessages } from './content.messages.ts'

/** The word and colour of every state. */
export const statusLooks = {
  '0': { word: 'empty', color: 'default' },
  '1': { word: 'published', color: 'success' },
  '2': { word: 'underReview', color: 'processing' },
  '3': { word: 'rejected', color: 'error' },
  '4': { word: 'withdrawn', color: 'warning' },
  '5': { word: 'draft', color: 'default' },
} as const

/** The state of one content kind, with the reviewer's reason on hover and focus. */
export function StatusTag({
  status,
  prefix,
  reason,
}: {
  status: ContentStatus
  prefix?: string
  reason?: string | null
}) {
  const t = useMessages(contentMessages)
  const { word, color } = statusLooks[status]
  const tag = (
    <Tag color={color} variant="filled" {...(reason ? { tabIndex: 0 } : {})}>
      {prefix ? `${prefix} · ${t[word]}` : t[word]}
    </Tag>
  )
  return reason ? <Tooltip title={reason}>{tag}</Tooltip> : tag
}
