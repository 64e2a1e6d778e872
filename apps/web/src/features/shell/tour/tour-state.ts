/** The guided tour: offered once to everybody on a device, and there again whenever it is asked for. */
import { create } from 'zustand'
import { onSessionEnd } from '../../../lib/session.ts'

const keyOf = (userId: string): string => `tour_done:${userId}`

export const useTour = create<{ running: boolean }>()(() => ({ running: false }))

export const startTour = (): void => useTour.setState({ running: true })

/** Whether this user took the tour on this device, or declined it. */
export const tookTour = (userId: string): boolean => localStorage.getItem(keyOf(userId)) === 'true'

/** Ends the tour, however far it came; it is not offered to this user here again. */
export function endTour(userId: string): void {
  localStorage.setItem(keyOf(userId), 'true')
  useTour.setState({ running: false })
}

onSessionEnd(() => useTour.setState({ running: false }))
