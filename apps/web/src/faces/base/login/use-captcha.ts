import { useCallback, useEffect, useState } from 'react'
import { CallError } from '../../../lib/http.ts'
import { ask } from '../../../features/admission/ask.ts'

export interface Captcha {
  /** Whether one has to be typed. */
  demanded: boolean
  /** Sent along; '' while there is none. */
  key: string
  /** Address of the picture; '' while it is on its way or could not be fetched. */
  picture: string
  failed: boolean
  /** Has a new picture come. */
  refresh(): void
  /** From now on one is asked for. */
  demand(): void
  /** For now no more, unless one is always asked for. */
  rest(): void
}

const nothing = { key: '', picture: '', failed: false }

/** The picture with a code: from the start where the site says so, else once a refusal demands it. */
export function useCaptcha(always: boolean): Captcha {
  const [wanted, setWanted] = useState(false)
  const [turn, setTurn] = useState(0)
  const [shown, setShown] = useState(nothing)
  const demanded = always || wanted
  useEffect(() => {
    if (!demanded) return
    const controller = new AbortController()
    ask('captcha', {}, controller.signal).then(
      ({ captchaKey, captchaBase64 }) => setShown({ key: captchaKey, picture: captchaBase64, failed: false }),
      (error: unknown) => {
        if (error instanceof CallError) setShown({ ...nothing, failed: true })
      },
    )
    return () => controller.abort()
  }, [demanded, turn])
  const refresh = useCallback(() => setTurn((count) => count + 1), [])
  const demand = useCallback(() => setWanted(true), [])
  const rest = useCallback(() => setWanted(false), [])
  return { demanded, ...shown, refresh, demand, rest }
}

/** Whether a refusal says that the next attempt needs a captcha. */
export const demandsCaptcha = ({ data }: CallError): boolean =>
  data !== null && typeof data === 'object' && Reflect.get(data, 'captchaRequired') === true
