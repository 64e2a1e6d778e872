import type { ExamineState } from '@portal/contract/enterprise'
import { Tag } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { examineStateMessages } from './examine-state.messages.ts'

const colors: Record<ExamineState, string> = {
  0: 'default',
  1: 'success',
  2: 'processing',
  3: 'error',
  4: 'warning',
}

/** How an enterprise stands. */
export function ExamineStateTag({ state }: { state: ExamineState }) {
  return <Tag color={colors[state]}>{useMessages(examineStateMessages)[state]}</Tag>
}
