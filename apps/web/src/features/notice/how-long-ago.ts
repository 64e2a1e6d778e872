import type { Language } from '@portal/contract/kit'
import { noticeMessages } from './notice.messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in words, for the last week; null for what is older. */
export function howLongAgo(instant: string, language: Language, now: number): string | null {
  const past = now - new Date(instant).getTime()
  if (past < MINUTE) return noticeMessages[language].justNow
  if (past > 7 * DAY) return null
  const format = new Intl.RelativeTimeFormat(language === 'en' ? 'en' : 'zh-CN', { numeric: 'auto', style: 'short' })
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour')
  return format.format(-Math.floor(past / DAY), 'day')
}
