/** Time as the product counts it: instants in UTC. */

/** The present instant. */
export const now = (): Date => new Date()

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The calendar day of an instant in Asia/Shanghai, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => shanghai.format(instant)

const minutes = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' })

/** An instant as files write it, in Asia/Shanghai: `2026-11-23 16:30`. */
export const minuteOf = (instant: Date | string): string => minutes.format(new Date(instant))

const AHEAD_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** The same day as a number, at a tenth of the price: Asia/Shanghai is UTC+8 all year, since 1991. */
export const dayNumberOf = (instant: Date): number => Math.floor((instant.getTime() + AHEAD_MS) / DAY_MS)

/** Below this a number is a year, not a serial day: such days lie before 1928. */
const FIRST_SERIAL = 10_000
const LAST_SERIAL_YEAR = 2199

/**
 * The day that spreadsheets store as a serial number, counted from 1900 or from 1904, as `YYYY-MM-DD`; its time of day is
 * dropped. null for a text that is none.
 */
export function serialDay(text: string, from1904: boolean): string | null {
  const serial = /^\d{5,6}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0
  if (serial < FIRST_SERIAL) return null
  const origin = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(origin + serial * DAY_MS)
  return date.getUTCFullYear() > LAST_SERIAL_YEAR ? null : date.toISOString().slice(0, 10)
}
