/** Codes that were sent from this window: they are waited for, whichever form is shown meanwhile. */
import type { CodeScene } from '@portal/contract/user'
import { useEffect, useState } from 'react'
import { create } from 'zustand'

export interface CodeWait {
  mobile: string
  /** When another may be asked for, in milliseconds since 1970. */
  until: number
  /** Whether a code is on its way; false when the server only asked for patience. */
  sent: boolean
  /** Minutes the code is good for. */
  validMinutes: number
  /** The code itself, in a demonstration. */
  demoCode: string | null
}

const useCodeWaits = create<Partial<Record<CodeScene, CodeWait>>>()(() => ({}))

export function waitForCode(scene: CodeScene, wait: CodeWait): void {
  useCodeWaits.setState({ [scene]: wait })
}

/** The server asks for patience before it sends another; a code that was sent stays good. */
export function waitLonger(scene: CodeScene, mobile: string, until: number): void {
  const known = useCodeWaits.getState()[scene]
  const nothing = { sent: false, validMinutes: 0, demoCode: null }
  waitForCode(scene, { ...(known?.mobile === mobile ? known : nothing), mobile, until })
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** The code that was sent to this mobile for this purpose, and the seconds until another may be asked for. */
export function useCodeWait(scene: CodeScene, mobile: string): { wait: CodeWait | undefined; seconds: number } {
  const found = useCodeWaits((waits) => waits[scene])
  const wait = found?.mobile === mobile ? found : undefined
  const until = wait?.until ?? 0
  const [, tick] = useState(0)
  useEffect(() => {
    if (secondsTo(until) === 0) return
    const timer = setInterval(() => {
      tick((count) => count + 1)
      if (secondsTo(until) === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return { wait, seconds: secondsTo(until) }
}
