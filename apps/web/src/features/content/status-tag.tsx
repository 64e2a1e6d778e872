import {
  type ContentStatus,
  DRAFT,
  EMPTY,
  PUBLISHED,
  REJECTED,
  UNDER_REVIEW,
  WITHDRAWN,
} from '@portal/contract/content'
import { Tag, Tooltip } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { contentMessages } from './content.messages.ts'

/** The word and colour of every state. */
export const statusLooks = {
  [EMPTY]: { word: 'empty', color: 'default' },
  [PUBLISHED]: { word: 'published', color: 'success' },
  [UNDER_REVIEW]: { word: 'underReview', color: 'processing' },
  [REJECTED]: { word: 'rejected', color: 'error' },
  [WITHDRAWN]: { word: 'withdrawn', color: 'warning' },
  [DRAFT]: { word: 'draft', color: 'default' },
} as const satisfies Record<ContentStatus, object>

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
