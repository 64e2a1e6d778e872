/** Days of Asia/Shanghai in SQL. */
import { type RawBuilder, sql } from 'kysely'
import type { Days } from '../figures.ts'

/** The day that an instant falls on, `YYYY-MM-DD`. */
export const dayOf = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

/** The instant a day begins. */
export const midnight = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`

/** The instant a day ends. */
export const midnightAfter = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`

/** Whether an instant falls on one of the days; an index on the column serves. */
export const within = (column: string, { from, to }: Days): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} >= ${midnight(from)}
    and ${sql.ref(column)} < ${midnightAfter(to)})`

/** How many, as a number. */
export const HOW_MANY = sql<number>`count(*)::float8`

const NO_PART = sql<string>`''`

/** The columns of a `DayFigure` that is not divided, counted by a column of instants. */
export const figureOfDay = (figure: string, column: string) =>
  [
    sql<string>`${figure}::text`.as('figure'),
    dayOf(column).as('day'),
    NO_PART.as('part'),
    HOW_MANY.as('value'),
  ] as const

/** The columns of a `PresentFigure` that is not divided. */
export const presentFigure = (figure: string) =>
  [sql<string>`${figure}::text`.as('figure'), NO_PART.as('part'), HOW_MANY.as('value')] as const
