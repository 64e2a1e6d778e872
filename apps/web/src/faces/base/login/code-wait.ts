/** Codes that were sent from this window: they are waited for, whichever form is shown meanwhile. */
import type { CodeScene } from '@portal/contract/user'
import { create } from 'zustand'
import { useSecondsTo } from '../../../lib/patience.ts'

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

/** The code that was sent to this mobile for this purpose, and the seconds until another may be asked for. */
export function useCodeWait(scene: CodeScene, mobile: string): { wait: CodeWait | undefined; seconds: number } {
  const found = useCodeWaits((waits) => waits[scene])
  const wait = found?.mobile === mobile ? found : undefined
  return { wait, seconds: useSecondsTo(wait?.until ?? 0) }
}
