/** Values of the audit log as people read them. */
import { type ContentStatus, contentStatuses } from '@portal/contract/content'
import type { FilingField } from '@portal/contract/filing'
import { statusLooks } from '../../../features/content/status-tag.tsx'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { complaintMessages } from '../../../features/complaint/complaint.messages.ts'
import { examineStateMessages } from '../../../features/enterprise/examine-state.messages.ts'
import { sectionMessages } from '../../../features/enterprise/pavilion-section.messages.ts'
import { useFilingValue } from '../../../features/filing/filing-value.ts'
import { skinMessages } from '../../../features/hall/skin.messages.ts'
import { inquiryMessages } from '../../../features/inquiry/inquiry.messages.ts'
import { actionText, subjectText } from '../../../features/audit/audit-words.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { documentFieldMessages } from '../../../features/content/document-field.messages.ts'
import { fieldMessages } from './field.messages.ts'
import { valueMessages } from './value.messages.ts'

/** Fields that hold codes of the filing platform, or of regions and industries. */
const coded: readonly string[] = ['industry', 'region', 'filingStatus', 'recognitionStatus'] satisfies FilingField[]
/** Lists of codes are kept as one value; what one of them is. */
const lists: Partial<Record<string, string>> = {
  roles: 'role',
  roleIds: 'role',
  actions: 'action',
  changed: 'changed',
}
const isContentStatus = (value: string): value is ContentStatus =>
  (contentStatuses as readonly string[]).includes(value)

/** Words that other pages use for the same codes, by field; those of a subject alone stand behind its name. */
function useKnownWords(): Record<string, Partial<Record<string, unknown>>> {
  const content = useMessages(contentMessages)
  return {
    'complaint.state': useMessages(complaintMessages),
    'inquiry.state': useMessages(inquiryMessages),
    'review.kind': content,
    'setting.kind': content,
    examineState: useMessages(examineStateMessages),
    section: useMessages(sectionMessages),
    skin: useMessages(skinMessages),
  }
}

/** Draws a value by the kind of subject and the field it stands in; what is no code is left as it is. */
export function useAuditValue(subjectType: string): (field: string, value: string) => string {
  const language = useLanguage()
  const content = useMessages(contentMessages)
  const filing = useFilingValue()
  const known = useKnownWords()
  const fields: Partial<Record<string, string>> = {
    ...useMessages(fieldMessages),
    ...useMessages(documentFieldMessages),
  }
  const own: Partial<Record<string, string>> & { and: string } = useMessages(valueMessages)
  const one = (field: string, value: string): string => {
    if (coded.includes(field)) return filing(field as FilingField, value)
    if (field === 'status' && subjectType.includes('.') && isContentStatus(value))
      return content[statusLooks[value].word]
    const word = known[`${subjectType}.${field}`]?.[value] ?? known[field]?.[value]
    if (typeof word === 'string') return word
    // Fields whose values are too long to be repeated.
    if (field === 'changed') return fields[value] ?? value
    if (field === 'action') return actionText(language, value)
    if (field === 'subjectType') return subjectText(language, value)
    // `product 37`: what a complaint or an inquiry is about.
    if (field === 'subject') return value.replace(/^[a-z]+/, (type) => subjectText(language, type))
    return own[`value.${subjectType}.${field}.${value}`] ?? own[`value.${field}.${value}`] ?? value
  }
  return (field, value) => {
    const listed = lists[field]
    return listed
      ? value
          .split(', ')
          .map((part) => one(listed, part))
          .join(own.and)
      : one(field, value)
  }
}
