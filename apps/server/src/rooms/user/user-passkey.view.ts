import type { Passkey } from '@portal/contract/user-passkey'

/** A passkey as its person sees it. */
export const passkeyView = (row: {
  id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
