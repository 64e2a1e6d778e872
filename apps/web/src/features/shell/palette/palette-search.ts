/** How what was typed finds a page or an action: by either language's title, by pinyin in full, and by initials. */

/** Places of `text` that pinyin spells, in full, by initials, or mixed; null when it does not. */
export type Spelling = (text: string, typed: string) => number[] | null

export interface Candidate {
  /** As it is shown. */
  title: string
  /** As the other language calls it. */
  otherTitle: string
}

export interface Found<Entry> {
  entry: Entry
  /** Places of the shown title's characters that were typed. */
  marks: readonly number[]
}

interface Hit {
  rank: number
  marks: readonly number[]
}

const span = (from: number, length: number): number[] => Array.from({ length }, (_, index) => from + index)

/** The start of the title counts most, then the start of a word, then anywhere. */
function byLetters(title: string, typed: string): Hit | null {
  const at = title.toLowerCase().indexOf(typed)
  if (at < 0) return null
  const marks = span(at, typed.length)
  if (at === 0) return { rank: 0, marks }
  return { rank: /[^\p{L}\d]/u.test(title.charAt(at - 1)) ? 1 : 3, marks }
}

function byPinyin(title: string, typed: string, spelling: Spelling): Hit | null {
  const marks = spelling(title, typed)
  if (marks === null || marks.length === 0) return null
  return { rank: marks[0] === 0 ? 2 : 4, marks }
}

function hitOf({ title, otherTitle }: Candidate, typed: string, spelling: Spelling | undefined): Hit | null {
  const shown = [byLetters(title, typed), spelling ? byPinyin(title, typed, spelling) : null]
  const other = [byLetters(otherTitle, typed), spelling ? byPinyin(otherTitle, typed, spelling) : null]
  // What is found by the title that is not shown stands below what is found by the one that is.
  const hits = [...shown, ...other.map((hit) => hit && { rank: hit.rank + 5, marks: [] })]
  return hits.filter((hit) => hit !== null).toSorted((one, two) => one.rank - two.rank)[0] ?? null
}

/** The entries that `typed` finds, the best first; all of them, in their order, when nothing is typed. */
export function search<Entry extends Candidate>(
  entries: readonly Entry[],
  typed: string,
  spelling: Spelling | undefined,
): Found<Entry>[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return entries.map((entry) => ({ entry, marks: [] }))
  return entries
    .flatMap((entry) => {
      const hit = hitOf(entry, wanted, spelling)
      return hit ? [{ entry, ...hit }] : []
    })
    .toSorted((one, two) => one.rank - two.rank)
    .map(({ entry, marks }) => ({ entry, marks }))
}
