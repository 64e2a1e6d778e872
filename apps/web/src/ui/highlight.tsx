const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits text at the terms that were looked for; odd places of the answer are the hits. */
export function splitAtTerms(text: string, terms: readonly string[]): string[] {
  const wanted = terms.filter((term) => term !== '').toSorted((a, b) => b.length - a.length)
  return wanted.length === 0 ? [text] : text.split(new RegExp(`(${wanted.map(escape).join('|')})`, 'iu'))
}

/** Text with the terms that were looked for marked. */
export function Highlight({ text, terms }: { text: string; terms: readonly string[] }) {
  return splitAtTerms(text, terms).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  )
}
