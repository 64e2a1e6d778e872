import { type CSSProperties, type KeyboardEvent, memo, useCallback, useRef } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useListAddress } from '../list/list-address.ts'
import { Backdrop, hallSkin } from './backdrop.tsx'
import { Booth } from './booth.tsx'
import { BOOTHS_A_ROW, type BoothView, type HallView, rowOf, rowsOf } from './hall-view.ts'
import { hallMessages } from './hall.messages.ts'
import { Plan } from './plan.tsx'
import { useCamera } from './use-camera.ts'
import { useWalk } from './use-walk.ts'
import css from './walk.module.css'

/** Rows ahead that can be made out; whatever is farther away, or behind, is not drawn and its picture not fetched. */
const SIGHT = 4

/** How many rows ahead a row is; undefined when it cannot be seen. */
const aheadOf = (row: number, at: number): number | undefined => (row >= at && row <= at + SIGHT ? row - at : undefined)
const style = (values: Record<`--${string}`, number>): CSSProperties => values
const RIBS = Array.from({ length: SIGHT + 2 }, (_, ahead) => ahead)

/**
 * The frames of the building that stand in sight: they move past, and make the walk felt. One looks like the other, so
 * after a step the same ones stand where they stood.
 */
const Ribs = memo(function Ribs() {
  return RIBS.map((ahead) => (
    <span key={ahead} className={css['rib']} style={style({ '--ahead': ahead })} aria-hidden="true">
      <i className={css['sill']} />
      <i className={css['post']} />
      <i className={css['post']} />
      <i className={css['lamp']} />
    </span>
  ))
})

interface PlaceProps {
  booth: BoothView
  index: number
  ahead: number | undefined
  goTo(row: number): void
}

/** Where a booth stands. Most of sixty do not change with a step: those out of sight are read, not drawn. */
const Place = memo(function Place({ booth, index, ahead, goTo }: PlaceProps) {
  const row = rowOf(index)
  const onFocus = useCallback(
    (link: HTMLAnchorElement) => {
      // A press focuses too: what moved away from under the pointer could not be opened.
      if (link.matches(':focus-visible')) goTo(row)
    },
    [goTo, row],
  )
  return (
    <li
      className={ahead === undefined ? css['unseen'] : css['place']}
      data-ahead={ahead}
      style={style({ '--ahead': ahead ?? 0, '--side': index % BOOTHS_A_ROW === 0 ? -1 : 1 })}
    >
      <Booth booth={booth} pictured={ahead !== undefined} sizes="440px" onFocus={onFocus} />
    </li>
  )
})

/** The booths to either side as a sentence, for the eye and for readers of screens. */
function Standing({ hall, row, rows }: { hall: HallView; row: number; rows: number }) {
  const t = useMessages(hallMessages)
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
 * A hall in CSS 3D: booths are links at both sides of an aisle, past the camera by `useCamera`. It walks by keys,
 * buttons, wheel (see `useWalk`), swipe, the plan, and follows the focus.
 */
export function Walk({ hall }: { hall: HallView }) {
  const t = useMessages(hallMessages)
  const addressOf = useListAddress()
  const stage = useRef<HTMLDivElement>(null)
  const lens = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const rows = rowsOf(hall.booths.length)
  const { row, goTo, onKeyDown, ...pointer } = useWalk(stage, rows)
  useCamera(lens, row)

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
        <div ref={lens} className={css['lens']}>
          <div className={css['building']} data-ahead={rows - row}>
            <Ribs />
            {row + SIGHT >= rows - 1 && (
              <p className={css['end']} style={style({ '--ahead': rows - row })}>
                <b>{hall.title}</b>
                <span>{t.endNote(formatNumber(hall.total))}</span>
              </p>
            )}
          </div>
          <ol ref={list} className={css['booths']} aria-label={t.booths}>
            {hall.booths.map((booth, index) => (
              <Place key={booth.id} booth={booth} index={index} ahead={aheadOf(rowOf(index), row)} goTo={goTo} />
            ))}
          </ol>
        </div>
        <Standing hall={hall} row={row} rows={rows} />
      </div>
      <div className={css['controls']}>
        <div className={css['steps']}>
          <button type="button" aria-disabled={row === 0} onClick={() => goTo(row - 1)} onKeyDown={onKeyDown}>
            <Icon name="arrow" size={18} className={css['down']} />
            {t.back}
          </button>
          <button
            type="button"
            className={css['on']}
            aria-disabled={row === rows - 1}
            onClick={() => goTo(row + 1)}
            onKeyDown={onKeyDown}
          >
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
