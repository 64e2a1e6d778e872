import { emailCode, mobileCode } from '@portal/contract/user-profile'
import { useState } from 'react'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { patienceOf, useSecondsTo } from '../../../lib/patience.ts'

interface Sent {
  target: string
  minutes: number
  demoCode: string | null
}

/** Has a code sent to what is to be bound, and waits until another may be asked for. */
export function useBindingCode(kind: 'mobile' | 'email') {
  const [until, setUntil] = useState(0)
  const [sent, setSent] = useState<Sent | null>(null)
  const seconds = useSecondsTo(until)
  const send = useSubmission({
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
