/** Figures that rooms give of themselves, so that nobody else has to look into their tables. */
import type { Permission } from '@portal/contract/permission'
import type { Waiting } from '@portal/contract/stats'
import type { ReadTx } from './transaction.ts'

/** Days of Asia/Shanghai, `YYYY-MM-DD`, both included. */
export interface Days {
  from: string
  to: string
}

/** What there is, by part: an industry, a kind of content; '' where it is not divided. */
export interface PresentFigure {
  figure: string
  part: string
  value: number
}

/** What came about on one day. */
export interface DayFigure extends PresentFigure {
  /** `YYYY-MM-DD`. */
  day: string
}

export interface RoomFigures {
  /** Days without anything are left out. */
  happened?: (tx: ReadTx, days: Days) => Promise<DayFigure[]>
  present?: (tx: ReadTx) => Promise<PresentFigure[]>
}

/** What waits for operators, under its name on the dashboard, counted for whoever holds the permission. */
export type WaitingCounts = {
  readonly [Part in keyof Waiting]?: {
    permission: Permission
    count: (tx: ReadTx) => Promise<NonNullable<Waiting[Part]>>
  }
}
