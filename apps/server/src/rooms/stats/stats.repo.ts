import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { DayFigure } from '../../platform/figures.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

/** Any constant of our own: the figures of a day are written by one at a time. */
const LOCK = 7_340_210_022
/** Marks a day as counted. */
const COUNTED = 'counted'

const reads = (tx: ReadTx) => {
  const db = tables<'operation_day'>(tx)
  return {
    /** When somebody counted last, and the last day that was counted after its end. */
    counted: async (): Promise<{ at: Date | null; final: string | null }> => {
      const row = await db
        .selectFrom('operation_day')
        .select([
          sql<Date | null>`max(counted_at)`.as('at'),
          sql<string | null>`max(day) filter
            (where counted_at >= (day + 1)::timestamp at time zone 'Asia/Shanghai')`.as('final'),
        ])
        .where('figure', '=', COUNTED)
        .executeTakeFirstOrThrow()
      return row
    },

    /** Sums of figures by day or by month from a day on. */
    course: async (figures: readonly string[], from: string, step: 'day' | 'month') => {
      const format = step === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
      const found = await sql<{ figure: string; label: string; value: number }>`
        select figure, to_char(day, ${format}) as label, sum(value) as value from operation_day
        where figure = any(${figures}::text[]) and day >= ${from}::date and not (figure = 'review.median')
        group by 1, 2`.execute(db)
      return found.rows
    },

    /** The medians kept for days or months. */
    medians: async (from: string, step: 'day' | 'month') => {
      const format = step === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
      const found = await sql<{ label: string; value: number }>`
        select to_char(day, ${format}) as label, value from operation_day
        where figure = 'review.median' and part = ${step} and day >= ${from}::date`.execute(db)
      return found.rows
    },

    /** Figures as they stood at the end of a day, or before where that day has none. */
    standing: async (figures: readonly string[], day: string) => {
      const found = await sql<{ figure: string; value: number }>`
        select wanted.figure, kept.value from unnest(${figures}::text[]) as wanted (figure)
        cross join lateral (
          select value from operation_day o
          where o.figure = wanted.figure and o.part = '' and o.day <= ${day}::date order by o.day desc limit 1
        ) kept`.execute(db)
      return found.rows
    },

    /** What a figure is divided into on a day. */
    parts: (figures: readonly string[], day: string) =>
      db
        .selectFrom('operation_day')
        .select(['figure', 'part', 'value'])
        .where('figure', 'in', [...figures])
        .where('day', '=', day)
        .where('part', '<>', '')
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'operation_day'>(tx)
  return {
    lock: async (): Promise<void> => void (await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)),

    /** Writes figures anew from a day on; `happened` ones that are no more go. Days count as counted at `at`. */
    async write(figures: readonly DayFigure[], { from, days, at }: { from: string; days: string[]; at: Date }) {
      await db.deleteFrom('operation_day').where('day', '>=', from).where('figure', 'like', '%.%').execute()
      const marks = days.map((day) => ({ figure: COUNTED, day, part: '', value: 1 }))
      const all = [...figures, ...marks]
      await sql`insert into operation_day (figure, day, part, value, counted_at)
        select f, d, p, v, ${at} from unnest(
          ${all.map(({ figure }) => figure)}::text[], ${all.map(({ day }) => day)}::date[],
          ${all.map(({ part }) => part)}::text[], ${all.map(({ value }) => value)}::float8[]) as given (f, d, p, v)
        on conflict (figure, day, part) do update set value = excluded.value, counted_at = excluded.counted_at`.execute(
        db,
      )
    },
  }
}

/** The figures kept by day. */
export const statsRepo = repo(reads, writes)
