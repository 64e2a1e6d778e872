import { CLAIM_SECONDS, reviewClaim, reviewRelease } from '@portal/contract/review-claim'
import { useEffect } from 'react'
import { call } from '../../../lib/client.ts'

/** Well before the server forgets. */
const AGAIN_MS = (CLAIM_SECONDS * 1_000) / 3

/** One after the other: whoever goes from one part to the next of a product leaves before they come. */
let last: Promise<unknown> = Promise.resolve()
function say(endpoint: typeof reviewClaim | typeof reviewRelease, id: string): void {
  // A claim is a courtesy: what it fails for, the page itself tells.
  last = last.then(() => call(endpoint, { body: { id } }, { quiet: true, keepalive: true })).catch(() => undefined)
}

/** Says that somebody is at an item while its page is in sight, and that they left. `id` undefined: nobody is. */
export function useClaim(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined
    const stay = (): void => {
      if (document.visibilityState === 'visible') say(reviewClaim, id)
    }
    const leave = (): void => say(reviewRelease, id)
    stay()
    const timer = setInterval(stay, AGAIN_MS)
    document.addEventListener('visibilitychange', stay)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', stay)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
}
