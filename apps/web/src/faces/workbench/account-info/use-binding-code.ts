import { emailCode, mobileCode } from '@portal/contract/user-profile'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/client.ts'
import { CallError } from '../../../lib/http.ts'

interface Sent {
  target: string
  minutes: number
  demoCode: string | null
}

/** Seconds that a refusal asks to wait for. */
function patienceOf(error: Error): number {
  const data = error instanceof CallError ? error.data : null
  const seconds: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'retryAfter') : 0
  return typeof seconds === 'number' ? seconds : 0
}

/** Counts down to a moment (milliseconds since 1970); 0 when it is reached. */
function useSecondsTo(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until <= Date.now()) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (until <= Date.now()) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** Has a code sent to what is to be bound, and waits until another may be asked for. */
export function useBindingCode(kind: 'mobile' | 'email') {
  const [until, setUntil] = useState(0)
  const [sent, setSent] = useState<Sent | null>(null)
  const seconds = useSecondsTo(until)
  const send = useMutation({
    mutationFn: (target: string) =>
      kind === 'mobile'
        ? call(mobileCode, { query: { mobile: target } }, { quiet: true })
        : call(emailCode, { query: { email: target } }, { quiet: true }),
    onSuccess: ({ resendSeconds, validSeconds, demoCode }, target) => {
      setUntil(Date.now() + resendSeconds * 1000)
      setSent({ target, minutes: Math.round(validSeconds / 60), demoCode })
    },
    onError: (error) => setUntil(Date.now() + patienceOf(error) * 1000),
  })
  return { send, sent, seconds }
}
