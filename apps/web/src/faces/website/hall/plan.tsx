import type { CSSProperties } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BOOTHS_A_ROW, type HallView, rowOf } from './hall-view.ts'
import { hallMessages } from './hall.messages.ts'
import css from './plan.module.css'

interface Props {
  hall: HallView
  row: number
  rows: number
  goTo(row: number): void
}

/** The hall from above: its booths at both sides of the aisle, and where one stands. The mark is a slider. */
export function Plan({ hall, row, rows, goTo }: Props) {
  const t = useMessages(hallMessages)
  return (
    <div className={css['plan']} style={{ '--rows': rows } as CSSProperties}>
      {[0, 1].map((side) => (
        <span key={side} className={css['side']} aria-hidden="true">
          {hall.booths
            .map(({ no }, index) => ({ no, index }))
            .filter(({ index }) => index % BOOTHS_A_ROW === side)
            .map(({ no, index }) => (
              <i key={no} data-here={rowOf(index) === row} />
            ))}
        </span>
      ))}
      <input
        type="range"
        min={1}
        max={rows}
        value={row + 1}
        aria-label={t.plan}
        aria-valuetext={t.standing(row + 1, rows)}
        onChange={(event) => goTo(event.currentTarget.valueAsNumber - 1)}
      />
    </div>
  )
}
