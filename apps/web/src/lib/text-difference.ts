/** What was taken out of a text and what was put in, word by word (character by character where there are no words). */
import { diffArrays } from 'diff'

export interface Piece {
  text: string
  /** Where it stands: in both texts, only in the earlier or only in the later one. */
  in: 'both' | 'before' | 'after'
}

/** Looking for more changes than this would be felt; the whole middle counts as rewritten then. */
const MOST_CHANGES = 1_000
/** Less in common than this share of the longer text, and single marks would only confuse. */
const RELATED = 0.25

const tokens = (text: string): string[] => text.match(/[\p{Script=Latin}\p{N}]+|[^]/gu) ?? []

/** Two texts that begin and end differently. */
function middle(before: string[], after: string[]): Piece[] {
  const changes = diffArrays(before, after, { maxEditLength: MOST_CHANGES }) ?? []
  const common = changes.reduce((sum, { added, removed, count }) => (added || removed ? sum : sum + count), 0)
  if (common === 0 || common < Math.max(before.length, after.length) * RELATED) {
    return [
      { text: before.join(''), in: 'before' },
      { text: after.join(''), in: 'after' },
    ]
  }
  return changes.map(({ value, added, removed }) => ({
    text: value.join(''),
    in: added ? 'after' : removed ? 'before' : 'both',
  }))
}

/** The pieces of two texts in reading order; without `after` ones they give the earlier text, and the other way round. */
export function textDifference(before: string, after: string): Piece[] {
  const [a, b] = [tokens(before), tokens(after)]
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  const pieces: Piece[] = [
    { text: a.slice(0, head).join(''), in: 'both' },
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    { text: a.slice(a.length - tail).join(''), in: 'both' },
  ]
  return pieces.filter(({ text }) => text !== '')
}
