/** The guard of everything that creates or sends: one submission at a time, and none after it until its form was left. */
import { useEffect, useRef, useState } from 'react'
import { isNavigating } from './navigating.ts'

/** How far apart the two clicks of a double click may be: what systems allow unless told otherwise. */
const DOUBLE_CLICK_MS = 500

interface Submission<Answer> {
  /** What was sent, to tell whether it is sent again. */
  what: string
  answer: Promise<Answer>
  taken: boolean
}

export interface SubmissionGuard<Answer> {
  /** Something is under way: the button that sends says so and does not answer. */
  shut: boolean
  /**
   * Sends, unless a submission is under way, or the page is being left after one: whoever asks then gets the answer of
   * that one, and `send` is not called. So does who sends the same once more within a double click. What was refused
   * may be sent again at once. One call of `send` is one submission, however often it was asked for.
   */
  once(what: unknown, send: () => Promise<Answer>): Promise<Answer>
}

/** Does not wait for React to draw a button anew: of two clicks in one frame the second is refused as well. */
export function useSubmissionGuard<Answer>(): SubmissionGuard<Answer> {
  const last = useRef<Submission<Answer>>(undefined)
  const [phase, setPhase] = useState<'open' | 'under way' | 'taken'>('open')
  useEffect(() => {
    if (phase !== 'taken') return undefined
    const reopen = (): void => {
      if (isNavigating()) {
        timer = setTimeout(reopen, DOUBLE_CLICK_MS)
        return
      }
      last.current = undefined
      setPhase('open')
    }
    let timer = setTimeout(reopen, DOUBLE_CLICK_MS)
    return () => clearTimeout(timer)
  }, [phase])

  const once = (what: unknown, send: () => Promise<Answer>): Promise<Answer> => {
    const before = last.current
    const told = JSON.stringify(what)
    if (before && (!before.taken || isNavigating() || before.what === told)) return before.answer
    const submission = { what: told, answer: send(), taken: false }
    last.current = submission
    setPhase('under way')
    submission.answer.then(
      () => {
        submission.taken = true
        setPhase('taken')
      },
      () => {
        last.current = undefined
        setPhase('open')
      },
    )
    return submission.answer
  }
  return { shut: phase === 'under way', once }
}
