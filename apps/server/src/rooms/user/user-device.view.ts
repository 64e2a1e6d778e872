import type { Device } from '@portal/contract/user-profile'
import { programOf } from './user-device.policy.ts'

export interface SessionRow {
  id: string
  user_agent: string
  address: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  remembered: boolean
}

/** A session as its owner sees it. */
export const deviceView = (row: SessionRow, currentId: string): Device => ({
  id: row.id,
  current: row.id === currentId,
  ...programOf(row.user_agent),
  address: row.address,
  signedInAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  remembered: row.remembered,
})
