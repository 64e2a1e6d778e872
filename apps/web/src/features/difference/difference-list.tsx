import type { Picture as PictureData } from '@portal/contract/file'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { type Piece, textDifference } from '../../lib/text-difference.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './differences.module.css'
import { differenceMessages } from './differences.messages.ts'
import type { Side } from './differences.ts'

export interface NamedDifference {
  /** Where it is, from the whole to the detail: 企业故事 › 走进水厂 › 正文. */
  path: string[]
  /** The picture that the words of both sides are about. */
  about?: PictureData
  before: Side
  after: Side
}

const isNothing = (side: Side): boolean => side === null || side === ''
/** Of a long stretch that did not change, this much is told on either side of a change. */
const CONTEXT = 60

/** A stretch that did not change, folded where it is long: its inside, or all but the beginning of a whole text. */
function Unchanged({ piece: { text }, first, last }: { piece: Piece; first: boolean; last: boolean }) {
  const t = useMessages(differenceMessages)
  const [unfolded, setUnfolded] = useState(false)
  if (unfolded || text.length <= 2 * CONTEXT + 20) return text
  return (
    <>
      {first && !last ? '' : text.slice(0, CONTEXT)}…
      <Button type="link" size="small" aria-label={t.unfoldUnchanged} onClick={() => setUnfolded(true)}>
        {t.unfold}
      </Button>
      {last ? '' : text.slice(-CONTEXT)}
    </>
  )
}

/** One of two texts, with what the other does not have marked in it. */
export function Marked({ before, after, side }: { before: string; after: string; side: 'before' | 'after' }) {
  const all = textDifference(before, after)
  return all.map((piece, index) => {
    // Pieces stand in the order of the text and have no other name.
    if (piece.in === 'both') {
      return <Unchanged key={index} piece={piece} first={index === 0} last={index === all.length - 1} />
    }
    if (piece.in !== side) return null
    return side === 'before' ? <del key={index}>{piece.text}</del> : <ins key={index}>{piece.text}</ins>
  })
}

function Shown({ difference: { before, after }, side }: { difference: NamedDifference; side: 'before' | 'after' }) {
  const t = useMessages(differenceMessages)
  const shown = side === 'before' ? before : after
  if (isNothing(shown)) return <span className={css.nothing}>{t.nothing}</span>
  if (shown !== null && typeof shown !== 'string') return <Picture picture={shown} sizes="320px" />
  const text = (one: Side): string => (typeof one === 'string' ? one : '')
  return <Marked before={text(before)} after={text(after)} side={side} />
}

/** What either side is called: 当前 and 待审, or two revisions. */
export interface SideNames {
  before: string
  after: string
}

interface Rows {
  heading: 'h3' | 'h4'
  sides: SideNames
  differences: readonly NamedDifference[]
}

/** 企业故事 › 走进水厂 › 正文; as a heading it begins with a capital. */
function told(path: readonly string[]): string {
  const text = path.join(' › ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Each place that differs, as it was beside as it would be. */
export function DifferenceRows({ heading: Heading, sides, differences }: Rows) {
  const t = useMessages(differenceMessages)
  if (differences.length === 0) return null
  return (
    <ul className={css.rows}>
      {differences.map((difference, index) => {
        const { path, about, before, after } = difference
        const mark = isNothing(before) ? 'new' : isNothing(after) ? 'removed' : 'changed'
        return (
          <li key={`${path.join(' › ')} ${index}`}>
            <Heading>
              <Tag color={markColours[mark]}>{t[`mark_${mark}`]}</Tag> {told(path)}
            </Heading>
            {about && <Picture picture={about} sizes="120px" className={css.about} />}
            <dl className={css.sides}>
              {(['before', 'after'] as const).map((side) => (
                <div key={side} className={css.side}>
                  <dt>{sides[side]}</dt>
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
export function DifferenceList({ sides, differences }: Omit<Rows, 'heading'>) {
  const t = useMessages(differenceMessages)
  if (differences.length === 0) return null
  return (
    <section className={css.places} aria-label={t.places}>
      <h2>{t.places}</h2>
      <DifferenceRows heading="h3" sides={sides} differences={differences} />
    </section>
  )
}

export const markColours = { new: 'success', changed: 'warning', removed: 'error', same: 'default' } as const
