import type { OutboxMessage } from '@portal/contract/message'
import { Tag } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './outbox.messages.ts'

const colors = { kept: 'default', waiting: 'processing', sent: 'success', failed: 'error' }

export function StateTag({ state }: { state: OutboxMessage['state'] }) {
  return <Tag color={colors[state]}>{useMessages(messages)[state]}</Tag>
}
