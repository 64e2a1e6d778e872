/** When reminders are due, and what they say. */
import { enterpriseEditors, isEnterpriseKind, productEditor } from '@portal/contract/content-kind'
import { reminderDays } from '@portal/contract/certificate'

const DAY_MS = 86_400_000

/** A day (`YYYY-MM-DD`) so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The first of the reminders' days, within which certificates end soon. */
export const SOON_DAYS = Math.max(...reminderDays)

/**
 * Which reminder holds with so many days left: the last one that is due. One that was missed, because a certificate was
 * published late or nothing ran, is not sent beside it. Null while none is due.
 */
export const reminderFor = (days: number): number | null =>
  reminderDays.filter((due) => days <= due).toSorted((one, other) => one - other)[0] ?? null

/** Where the certificate is changed. */
export const linkOf = (kind: string, subjectId: string): string =>
  isEnterpriseKind(kind) ? enterpriseEditors[kind] : productEditor('certificate', subjectId)

/** Reminders go out at eight in the morning of Asia/Shanghai. */
export const morningOf = (day: string): Date => new Date(`${day}T08:00:00+08:00`)
