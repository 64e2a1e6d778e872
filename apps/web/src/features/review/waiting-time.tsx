import { useNow } from '../notice/use-now.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { reviewMessages } from './review.messages.ts'
import css from './review.module.css'

const HOUR_MS = 3_600_000
/** From this share of the promised time on, an item is told apart from those that have time. */
const SOON = 0.75

/** How long something has waited, told apart by colour and by words against the hours that were promised. */
export function WaitingTime({ since, expectedHours }: { since: string; expectedHours: number | undefined }) {
  const t = useMessages(reviewMessages)
  const hours = Math.max(0, (useNow() - new Date(since).getTime()) / HOUR_MS)
  const waited = t.waited(hours)
  if (expectedHours === undefined || hours < expectedHours * SOON)
    return <span className={css['waiting']}>{t.inTime(waited)}</span>
  const late = hours >= expectedHours
  return (
    <span className={`${css['waiting']} ${late ? css['late'] : css['soon']}`} title={t.expected(expectedHours)}>
      {late ? t.late(waited) : t.soon(waited)}
    </span>
  )
}
