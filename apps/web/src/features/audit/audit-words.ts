/** The audit log in words: what was done, to what, and where that can be looked at. */
import type { AuditRow } from '@portal/contract/audit'
import { hallKinds } from '@portal/contract/hall'
import type { Language } from '@portal/contract/kit'
import { hallName } from '../hall/hall-name.ts'
import { inLanguage, type Pair } from '../../lib/i18n/room-messages.ts'
import { actionWords, subjectNameWords, subjectWords } from '../rooms.ts'

const named = (words: Readonly<Partial<Record<string, Pair>>>, name: string, language: Language): string => {
  const pair = words[name]
  return pair ? inLanguage(pair, language) : name
}

/** What was done; an action without words is shown as it was written. */
export const actionText = (language: Language, action: string): string => named(actionWords, action, language)

/** What kind of thing it was done to. */
export const subjectText = (language: Language, type: string): string => named(subjectWords, type, language)

/** Which one of its kind it is: by the name that the entry tells, or its number; '' where there is only one. */
export function subjectName(
  language: Language,
  { subjectType, subjectId, subjectName: told }: Pick<AuditRow, 'subjectType' | 'subjectId' | 'subjectName'>,
): string {
  if (['audit', 'home', 'setting'].includes(subjectType)) return ''
  const [kind, key = ''] = subjectId.split(':')
  const hall = subjectType === 'hall' ? hallKinds.find((one) => one === kind) : undefined
  if (hall) return hallName(hall, key, language)
  const own = subjectNameWords[`${subjectType}.${subjectId}`]
  if (own) return inLanguage(own, language)
  return told === '' || told === subjectId ? subjectId : `${told} · ${subjectId}`
}

/** The page of the console that shows a subject, and who may open it; null where there is none. */
export function subjectLink({ subjectType, subjectId }: AuditRow): { to: string; permission: string } | null {
  const [noun] = subjectType.split('.')
  switch (noun) {
    case 'review':
      return { to: `/console/review/${subjectId}`, permission: 'review:read:any' }
    case 'dict':
      return { to: `/console/dict/${subjectId}`, permission: 'dict:read:any' }
    case 'product':
      return { to: `/console/products/${subjectId}`, permission: 'product:read:any' }
    case 'patent':
      return { to: `/console/patents/${subjectId}`, permission: 'patent:read:any' }
    case 'enterprise':
      return { to: `/console/enterprises/${subjectId}`, permission: 'enterprise:read:any' }
    case 'news':
      return { to: `/console/news/${subjectId}`, permission: 'news:read:any' }
    case 'inquiry':
      return { to: `/console/inquiries/${subjectId}`, permission: 'inquiry:read:any' }
    case 'complaint':
      return { to: `/console/complaints/${subjectId}`, permission: 'complaint:read:any' }
    case 'expo':
      return { to: `/console/halls/expo/${subjectId}`, permission: 'hall:read:any' }
    case 'job':
      return { to: '/console/health', permission: 'health:read:any' }
    case 'role':
      return { to: '/console/roles', permission: 'role:read:any' }
    case 'redirect':
      return { to: `/console/redirects?keywords=${encodeURIComponent(subjectId)}`, permission: 'setting:read:any' }
    case 'setting':
      return { to: '/console/settings', permission: 'setting:read:any' }
    default:
      return null
  }
}
