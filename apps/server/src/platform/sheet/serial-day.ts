/** Days as spreadsheets store them: counted from 1900, or from 1904. */
const DAY_MS = 86_400_000
/** Below this a number is a year, not a serial day: such days lie before 1928. */
const FIRST_SERIAL = 10_000
const LAST_YEAR = 2199

/** The day of a serial number, `YYYY-MM-DD`, its time of day dropped; null for a text that is none. */
export function serialDay(text: string, from1904: boolean): string | null {
  const serial = /^\d{5,6}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0
  if (serial < FIRST_SERIAL) return null
  const origin = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(origin + serial * DAY_MS)
  return date.getUTCFullYear() > LAST_YEAR ? null : date.toISOString().slice(0, 10)
}
