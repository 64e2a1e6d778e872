/** Time as the product counts it: instants in UTC. */

/** The present instant. */
export const now = (): Date => new Date()

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The calendar day of an instant in Asia/Shanghai, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => shanghai.format(instant)
