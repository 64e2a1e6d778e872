import { type InquiryTargetType, purposeDicts } from '@portal/contract/inquiry-kind'
import { useDict } from '../dict/use-dict.ts'

/** What a visitor would like, in words; what operators took out of the dictionary is shown as it is. */
export function PurposeName({ target, purpose }: { target: InquiryTargetType; purpose: string }) {
  const { items } = useDict(purposeDicts[target === 'platform' ? 'platform' : 'maker'])
  return items?.find(({ value }) => value === purpose)?.label ?? purpose
}
