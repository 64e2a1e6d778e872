/** What was taken out of a text and what was put in, word by word (character by character where there are no words). */

export interface Piece {
  text: string
  /** Where it stands: in both texts, only in the earlier or only in the later one. */
  in: 'both' | 'before' | 'after'
}

/** More comparisons than this would be felt; the whole middle counts as rewritten then. */
const COMPARISONS = 4_000_000
/** Less in common than this share of the longer text, and single marks would only confuse. */
const RELATED = 0.25

const tokens = (text: string): string[] => text.match(/[\p{Script=Latin}\p{N}]+|[^]/gu) ?? []

/** Lengths of the longest common runs from every pair of places on; row by row. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--) {
    const [row, below] = [rows[i], rows[i + 1]]
    if (!row || !below) continue
    for (let j = after.length - 1; j >= 0; j--) {
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}

const rewritten = (before: readonly string[], after: readonly string[]): Piece[] => [
  { text: before.join(''), in: 'before' },
  { text: after.join(''), in: 'after' },
]

function middle(before: readonly string[], after: readonly string[]): Piece[] {
  if (before.length * after.length > COMPARISONS) return rewritten(before, after)
  const common = commonLengths(before, after)
  if ((common[0]?.[0] ?? 0) < Math.max(before.length, after.length) * RELATED) return rewritten(before, after)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      pieces.push({ text: before[i] ?? '', in: 'both' })
      i += 1
      j += 1
    } else if (i < before.length && (j === after.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      pieces.push({ text: before[i] ?? '', in: 'before' })
      i += 1
    } else {
      pieces.push({ text: after[j] ?? '', in: 'after' })
      j += 1
    }
  }
  return pieces
}

/** Neighbours of one kind become one piece; what went stands before what came in its place. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  let gone = ''
  let come = ''
  const flush = (): void => {
    if (gone !== '') found.push({ text: gone, in: 'before' })
    if (come !== '') found.push({ text: come, in: 'after' })
    gone = ''
    come = ''
  }
  for (const piece of pieces) {
    if (piece.in === 'before') gone += piece.text
    else if (piece.in === 'after') come += piece.text
    else {
      flush()
      const last = found.at(-1)
      if (last?.in === 'both') last.text += piece.text
      else found.push({ ...piece })
    }
  }
  flush()
  return found
}

/** The pieces of two texts in reading order; without `after` ones they give the earlier text, and the other way round. */
export function textDifference(before: string, after: string): Piece[] {
  const [a, b] = [tokens(before), tokens(after)]
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  return joined([
    { text: a.slice(0, head).join(''), in: 'both' },
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    { text: a.slice(a.length - tail).join(''), in: 'both' },
  ]).filter(({ text }) => text !== '')
}
