import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time in milliseconds, to the minute, going on while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
