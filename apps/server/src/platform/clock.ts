/** Time as the product counts it: instants in UTC. */

/** The present instant. */
export const now = (): Date => new Date()

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The calendar day of an instant in Asia/Shanghai, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => shanghai.format(instant)

const AHEAD_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** The same day as a number, at a tenth of the price: Asia/Shanghai is UTC+8 all year, since 1991. */
export const dayNumberOf = (instant: Date): number => Math.floor((instant.getTime() + AHEAD_MS) / DAY_MS)
