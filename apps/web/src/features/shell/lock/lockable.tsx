import { Activity, type ReactNode, useState } from 'react'
import { LockScreen } from './lock-screen.tsx'
import { useLock } from './lock-state.ts'
import { useIdleLock } from './use-idle-lock.ts'

/**
 * Everything that a locked screen hides. What was open stays as it was, hidden and at rest: nothing is fetched and no
 * stream is open. Whoever loads a locked page is shown nothing before it is opened.
 */
export function Lockable({ children }: { children: ReactNode }) {
  const locked = useLock((state) => state.locked)
  const [begun, setBegun] = useState(!locked)
  if (!locked && !begun) setBegun(true)
  useIdleLock()
  return (
    <>
      {begun && <Activity mode={locked ? 'hidden' : 'visible'}>{children}</Activity>}
      {locked && <LockScreen />}
    </>
  )
}
