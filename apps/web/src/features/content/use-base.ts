import { useEffect, useState } from 'react'

export interface Base<Content> {
  content: Content
  revision: number
}

interface Editor<Content> {
  /** What is typed now. */
  typed: Content
  /** Puts content into the editor. */
  show(content: Content): void
  /** What makes two contents different to a person; signed addresses, say, do not. */
  fingerprint(content: Content): string
  /** What was saved last from here; the server may have tidied it, and it is one's own all the same. */
  sent?: Content | undefined
}

/**
 * What an editor started from. It follows the server while nothing is typed, and stays while something is:
 * a colleague's save or a review's decision never takes text away under somebody's hands.
 * Answers the base, whether a newer revision waits beside it, and how to take that one instead.
 */
export function useBase<Content>(latest: Base<Content>, { typed, show, fingerprint, sent }: Editor<Content>) {
  const [base, setBase] = useState(latest)
  const changed = base.revision !== latest.revision || fingerprint(base.content) !== fingerprint(latest.content)
  const mine = fingerprint(typed)
  const known = [base.content, latest.content, ...(sent === undefined ? [] : [sent])]
  const follows = known.some((content) => fingerprint(content) === mine)
  const adopt = (): void => {
    setBase(latest)
    show(latest.content)
  }
  useEffect(() => {
    if (changed && follows) adopt()
  })
  return { base, newer: changed && !follows, adopt }
}
