/** Time as the product counts it: instants in UTC, days in Asia/Shanghai. */

const shanghai = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The present instant. */
export const now = (): Date => new Date()

/** The calendar day of an instant in Asia/Shanghai, `YYYY-MM-DD`. */
export function shanghaiDay(instant: Date): string {
  return shanghai.format(instant)
}
