import type { ReadTx } from '../../platform/transaction.ts'
import { countMembersOf } from './user-organisation.repo.ts'

/** How many accounts in use organisations have, by id; one without any is missing from the map. */
export async function countMembers(tx: ReadTx, organisationIds: string[]): Promise<Map<string, number>> {
  if (organisationIds.length === 0) return new Map()
  const rows = await countMembersOf(tx, organisationIds)
  return new Map(rows.map((row) => [row.organisation_id ?? '', Number(row.count)]))
}
