import type { Language } from '@portal/contract/kit'
import { useEffect, useState } from 'react'
import { CallError } from '../../lib/http.ts'

/**
 * What `ask` answers when the page opens, and again in another `language` where that is given; undefined while it is
 * asked for, null when that failed. `ask` stays the same function.
 */
export function useOwed<Answer>(ask: () => Promise<Answer>, language?: Language): Answer | null | undefined {
  const [answer, setAnswer] = useState<Answer | null>()
  useEffect(() => {
    let left = false
    ask().then(
      (found) => {
        if (!left) setAnswer(found)
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        if (!left) setAnswer(null)
      },
    )
    return () => {
      left = true
    }
  }, [ask, language])
  return answer
}
