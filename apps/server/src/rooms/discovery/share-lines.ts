/** Sets text in lines for a picture: breaks stand between words, of Chinese as of Latin letters. */
import type { FontMeasure } from './font-measure.ts'

/** Signs that no line begins with. */
const NEVER_FIRST = /^[，。、；：！？）》」』】”’,.;:!?)%\]]$/u

/** What the font cannot draw is left out; what is left has single spaces. */
export const printable = (text: string, font: FontMeasure): string =>
  [...text.replaceAll(/\s/gu, ' ')]
    .filter((character) => font.has(character))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

/** Signs that no line ends with. */
const NEVER_LAST = /[（《「『【“‘([]$/u
const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words, those of Latin letters with the signs in them; a sign that begins or ends no line stays with its neighbour. */
function pieces(text: string): string[] {
  const runs = text.match(/[!-~\u00a1-\u017f]+|[^!-~\u00a1-\u017f]+/gu) ?? []
  const all = runs.flatMap((run) =>
    /^[!-~\u00a1-\u017f]/u.test(run) ? [run] : [...words.segment(run)].map((one) => one.segment),
  )
  const joined: string[] = []
  for (const piece of all) {
    const last = joined.at(-1)
    if (last !== undefined && (piece.trim() === '' || NEVER_FIRST.test(piece) || NEVER_LAST.test(last)))
      joined[joined.length - 1] = last + piece
    else joined.push(piece)
  }
  return joined
}

/** At most `most` lines no wider than `width`; what does not fit ends in an ellipsis. */
export function linesOf(
  text: string,
  font: FontMeasure,
  { size, width, most }: { size: number; width: number; most: number },
): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (candidate: string): boolean => font.width(candidate.trimEnd(), size) <= width
  // A word that is wider than a line breaks anywhere.
  const all = pieces(printable(text, font)).flatMap((piece) => (fits(piece) ? [piece] : [...piece]))
  for (const piece of all) {
    if (line !== '' && !fits(line + piece)) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let last = kept[most - 1] ?? ''
  while (last !== '' && !fits(`${last}…`)) last = [...last].slice(0, -1).join('')
  kept[most - 1] = `${last}…`
  return kept
}
