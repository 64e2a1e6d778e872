import { type CSSProperties, type KeyboardEvent, memo, useRef } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import { Backdrop, hallSkin } from './backdrop.tsx'
import { Booth } from './booth.tsx'
import { BOOTHS_A_ROW, type BoothView, type HallView, rowOf, rowsOf } from './hall-view.ts'
import { hallWords } from './hall.messages.ts'
import { Plan } from './plan.tsx'
import { useWalk } from './use-walk.ts'
import css from './walk.module.css'

/** Rows ahead that can be made out; whatever is farther away, or behind, is not drawn and its picture not fetched. */
const SIGHT = 4

/** How many rows ahead a row is; undefined when it cannot be seen. */
const aheadOf = (row: number, at: number): number | undefined => (row >= at && row <= at + SIGHT ? row - at : undefined)
const style = (values: Record<`--${string}`, number>): CSSProperties => values

/** The frames of the building that stand in sight: they move past, and make the walk felt. */
function Ribs({ at, rows }: { at: number; rows: number }) {
  const shown = Array.from({ length: rows + 1 }, (_, row) => row).filter((row) => row >= at && row <= at + SIGHT + 1)
  return shown.map((row) => (
    <span key={row} className={css['rib']} style={style({ '--row': row })} aria-hidden="true">
      <i className={css['sill']} />
      <i className={css['post']} />
      <i className={css['post']} />
      <i className={css['lamp']} />
    </span>
  ))
}

interface PlaceProps {
  booth: BoothView
  index: number
  ahead: number | undefined
  goTo(row: number): void
}

/** Where a booth stands. Most of sixty do not change with a step: those out of sight are read, not drawn. */
const Place = memo(function Place({ booth, index, ahead, goTo }: PlaceProps) {
  const row = rowOf(index)
  return (
    <li
      className={ahead === undefined ? css['unseen'] : css['place']}
      data-ahead={ahead}
      style={style({ '--row': row, '--side': index % BOOTHS_A_ROW === 0 ? -1 : 1 })}
    >
      <Booth
        booth={booth}
        pictured={ahead !== undefined}
        sizes="440px"
        onFocus={(link) => {
          // A press focuses too: what moved away from under the pointer could not be opened.
          if (link.matches(':focus-visible')) goTo(row)
        }}
      />
    </li>
  )
})

/** The booths to either side as a sentence, for the eye and for readers of screens. */
function Standing({ hall, row, rows }: { hall: HallView; row: number; rows: number }) {
  const t = useMessages(hallWords)
  const [left, right] = hall.booths.slice(row * BOOTHS_A_ROW, (row + 1) * BOOTHS_A_ROW)
  const name = (booth?: HallView['booths'][number]) => (booth ? `${booth.no} ${booth.enterprise}` : '')
  return (
    <p className={css['standing']} role="status">
      <b>{t.standing(row + 1, rows)}</b>
      <span>{t.sides(name(left), name(right))}</span>
    </p>
  )
}

/**
 * A hall in CSS 3D: booths are links at both sides of an aisle, the camera is one translation. It walks by keys,
 * buttons, wheel (see `useWalk`), swipe, the plan, and follows the focus.
 */
export function Walk({ hall }: { hall: HallView }) {
  const t = useMessages(hallWords)
  const addressOf = useListAddress()
  const stage = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const rows = rowsOf(hall.booths.length)
  const { row, goTo, onKeyDown, ...pointer } = useWalk(stage, rows)

  /** ← and → choose the booth at one's side. */
  const chooseSide = (event: KeyboardEvent<HTMLElement>): void => {
    const side = ['ArrowLeft', 'ArrowRight'].indexOf(event.key)
    const booth = side < 0 ? null : list.current?.children.item(row * BOOTHS_A_ROW + side)
    if (!booth || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    booth.querySelector('a')?.focus({ preventScroll: true })
  }
  return (
    <div ref={stage} className={`${css['walk']} ${hallSkin}`} data-skin={hall.skin}>
      <div
        className={css['stage']}
        role="region"
        aria-label={t.walk(hall.title)}
        tabIndex={0}
        onKeyDown={(event) => {
          onKeyDown(event)
          chooseSide(event)
        }}
        {...pointer}
      >
        <Backdrop />
        <div className={css['lens']}>
          <div className={css['scene']} style={style({ '--at': row, '--rows': rows })}>
            <Ribs at={row} rows={rows} />
            <ol ref={list} className={css['booths']} aria-label={t.booths}>
              {hall.booths.map((booth, index) => (
                <Place key={booth.id} booth={booth} index={index} ahead={aheadOf(rowOf(index), row)} goTo={goTo} />
              ))}
            </ol>
            {row + SIGHT >= rows - 1 && (
              <p className={css['end']}>
                <b>{hall.title}</b>
                <span>{t.endNote(formatNumber(hall.total))}</span>
              </p>
            )}
          </div>
        </div>
        <Standing hall={hall} row={row} rows={rows} />
      </div>
      <div className={css['controls']}>
        <div className={css['steps']}>
          <button type="button" aria-disabled={row === 0} onClick={() => goTo(row - 1)}>
            <Icon name="arrow" size={18} className={css['down']} />
            {t.back}
          </button>
          <button type="button" className={css['on']} aria-disabled={row === rows - 1} onClick={() => goTo(row + 1)}>
            <Icon name="arrow" size={18} className={css['up']} />
            {t.forward}
          </button>
        </div>
        <Plan hall={hall} row={row} rows={rows} goTo={goTo} />
        <SiteLink className={css['other']} to={addressOf({ view: 'list' })} rel="nofollow">
          {t.toList}
        </SiteLink>
      </div>
      <p className={css['how']}>{t.how}</p>
    </div>
  )
}
