const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits text at the words that were looked for; odd places of the answer are the hits. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  const wanted = words.filter((word) => word !== '').toSorted((a, b) => b.length - a.length)
  return wanted.length === 0 ? [text] : text.split(new RegExp(`(${wanted.map(escape).join('|')})`, 'iu'))
}

/** Text with the words that were looked for marked. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return splitAtWords(text, words).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  )
}
