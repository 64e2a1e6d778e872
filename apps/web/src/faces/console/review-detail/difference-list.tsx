import { Tag } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { type Piece, textDifference } from '../../../lib/text-difference.ts'
import { Picture } from '../../../ui/picture.tsx'
import css from './differences.module.css'
import { differenceWords } from './differences.messages.ts'
import type { Side } from './differences.ts'

export interface NamedDifference {
  /** Where it is, from the whole to the detail: 企业故事 › 走进水厂 › 正文. */
  path: string[]
  before: Side
  after: Side
}

const isNothing = (side: Side): boolean => side === null || side === ''
/** Of a long stretch that did not change, this much is told on either side of a change. */
const CONTEXT = 60

/** A stretch that did not change, without its inside where that is long. */
function shortened({ text }: Piece, first: boolean, last: boolean): string {
  if (text.length <= 2 * CONTEXT + 20) return text
  return `${first ? '' : text.slice(0, CONTEXT)}…${last ? '' : text.slice(-CONTEXT)}`
}

/** One of two texts, with what the other does not have marked in it. */
export function Marked({ before, after, side }: { before: string; after: string; side: 'before' | 'after' }) {
  const all = textDifference(before, after)
  return all.map((piece, index) => {
    if (piece.in === 'both') return shortened(piece, index === 0, index === all.length - 1)
    if (piece.in !== side) return null
    // Pieces stand in the order of the text and have no other name.
    return side === 'before' ? <del key={index}>{piece.text}</del> : <ins key={index}>{piece.text}</ins>
  })
}

function Shown({ difference: { before, after }, side }: { difference: NamedDifference; side: 'before' | 'after' }) {
  const t = useMessages(differenceWords)
  const shown = side === 'before' ? before : after
  if (isNothing(shown)) return <span className={css.nothing}>{t.nothing}</span>
  if (shown !== null && typeof shown !== 'string') return <Picture picture={shown} sizes="320px" />
  const text = (one: Side): string => (typeof one === 'string' ? one : '')
  return <Marked before={text(before)} after={text(after)} side={side} />
}

interface Rows {
  heading: 'h3' | 'h4'
  differences: readonly NamedDifference[]
}

/** Each place that differs, as it was beside as it would be. */
export function DifferenceRows({ heading: Heading, differences }: Rows) {
  const t = useMessages(differenceWords)
  if (differences.length === 0) return null
  return (
    <ul className={css.rows}>
      {differences.map((difference, index) => {
        const { path, before, after } = difference
        const mark = isNothing(before) ? 'new' : isNothing(after) ? 'removed' : 'changed'
        return (
          <li key={`${path.join(' › ')} ${index}`}>
            <Heading>
              <Tag color={markColours[mark]}>{t[`mark_${mark}`]}</Tag> {path.join(' › ')}
            </Heading>
            <dl className={css.sides}>
              {(['before', 'after'] as const).map((side) => (
                <div key={side} className={css.side}>
                  <dt>{t[side]}</dt>
                  <dd>
                    <Shown difference={difference} side={side} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

/** The places that differ, under their heading; nothing where none does. */
export function DifferenceList({ label, differences }: { label: string; differences: readonly NamedDifference[] }) {
  if (differences.length === 0) return null
  return (
    <section className={css.places} aria-label={label}>
      <h2>{label}</h2>
      <DifferenceRows heading="h3" differences={differences} />
    </section>
  )
}

export const markColours = { new: 'success', changed: 'warning', removed: 'error', same: 'default' } as const
