import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** What an address says that leads to a list and at once to the form for something new of it. */
export const CREATE = 'create'

/** Opens the form when the address asks for it, and takes that out of the address: going back opens nothing again. */
export function useCreateAddress(open: () => void): void {
  const [params, setParams] = useSearchParams()
  const asked = params.has(CREATE)
  const follow = useEffectEvent((): void => {
    open()
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(CREATE)
        return after
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (asked) follow()
  }, [asked])
}
