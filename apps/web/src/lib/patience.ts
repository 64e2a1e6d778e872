/** Waiting until something may be asked for again. */
import { useEffect, useState } from 'react'
import { CallError } from './http.ts'

/** Seconds that a refusal asks to wait for; 0 when it does not. */
export function patienceOf(error: unknown): number {
  const data = error instanceof CallError ? error.data : null
  const seconds: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'retryAfter') : 0
  return typeof seconds === 'number' ? seconds : 0
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Counts down to a moment (milliseconds since 1970): the whole seconds left, 0 when it is reached. */
export function useSecondsTo(until: number): number {
  const [, tick] = useState(0)
  useEffect(() => {
    if (secondsTo(until) === 0) return
    const timer = setInterval(() => {
      tick((count) => count + 1)
      if (secondsTo(until) === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return secondsTo(until)
}
