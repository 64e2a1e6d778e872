import type { ComplaintState } from '@portal/contract/complaint-kind'
import { Tag } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { complaintMessages } from './complaint.messages.ts'

const colors: Record<ComplaintState, string> = {
  new: 'processing',
  handling: 'processing',
  waiting: 'warning',
  upheld: 'success',
  rejected: 'default',
  closed: 'default',
}

/** How a complaint stands, in the workbench and the console. */
export function ComplaintStateTag({ state }: { state: ComplaintState }) {
  return <Tag color={colors[state]}>{useMessages(complaintMessages)[state]}</Tag>
}
