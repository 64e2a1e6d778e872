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
  /** What was saved last from here, and as which revision; the server may have tidied it, and it is one's own all the same. */
  sent?: Base<Content> | undefined
}

/**
 * What an editor started from. It follows the server while nothing is typed, and stays while something is:
 * a colleague's save or a review's decision never takes text away under somebody's hands.
 * Answers the base, whether a newer revision waits beside it, and how to take that one instead.
 */
export function useBase<Content>(latest: Base<Content>, { typed, show, fingerprint, sent }: Editor<Content>) {
  const [adopted, setAdopted] = useState(latest)
  // Whoever types on after saving goes on from what they saved, before the server has told it again.
  const base = sent && sent.revision > adopted.revision ? sent : adopted
  const isNewer = latest.revision > base.revision
  const isTidied = latest.revision === base.revision && fingerprint(latest.content) !== fingerprint(base.content)
  const mine = fingerprint(typed)
  const follows = [base, latest].some(({ content }) => fingerprint(content) === mine)
  const adopt = (): void => {
    setAdopted(latest)
    show(latest.content)
  }
  useEffect(() => {
    if ((isNewer || isTidied) && follows) adopt()
  })
  return { base, newer: isNewer && !follows, adopt }
}
