import type { Identity } from '@portal/contract/user-profile'

interface IdentityRow {
  id: string
  issuer: string
  name: string
  linked_at: Date
  last_used_at: Date | null
}

/** Another sign-in as its owner sees it; one of a provider that is no longer set up goes by its host. */
export const identityView = (row: IdentityRow, provider: { issuer: string; name: string } | null): Identity => ({
  id: row.id,
  provider: provider?.issuer === row.issuer ? provider.name : new URL(row.issuer).hostname,
  name: row.name,
  linkedAt: row.linked_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
