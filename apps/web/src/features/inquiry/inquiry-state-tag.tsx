import type { InquiryState } from '@portal/contract/inquiry-kind'
import { Tag } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { inquiryMessages } from './inquiry.messages.ts'

const colors: Record<InquiryState, string> = { new: 'warning', following: 'processing', closed: 'default' }

/** How an inquiry stands, in the workbench and the console. */
export function InquiryStateTag({ state }: { state: InquiryState }) {
  return <Tag color={colors[state]}>{useMessages(inquiryMessages)[state]}</Tag>
}
