import type { ReadTx } from '../../platform/transaction.ts'
import { userAdminRepo } from './user-admin.repo.ts'
import { userSearchRepo } from './user-search.repo.ts'
import { userRepo } from './user.repo.ts'

const MOST_FOUND = 20

export interface FoundAccount {
  id: string
  nickname: string
  username: string
}

/** Accounts by a part of their name or mobile, the newest first, at most twenty; nothing of them but how they are called. */
export async function findAccounts(tx: ReadTx, keywords: string): Promise<FoundAccount[]> {
  const order = { column: 'created_at' as const, descending: true }
  const filter = {
    keywords: keywords.trim(),
    state: null,
    organisationId: null,
    roles: [],
    from: null,
    to: null,
    order,
  }
  const { rows } = await userSearchRepo(tx).page('everybody', filter, { limit: MOST_FOUND, offset: 0 })
  return rows.map(({ id, nickname, username }) => ({ id, nickname, username }))
}

/** Organisations by a part of their name, at most twenty. */
export const findOrganisations = (tx: ReadTx, keywords: string): Promise<{ id: string; name: string }[]> =>
  userAdminRepo(tx).organisations('everybody', keywords.trim(), MOST_FOUND)

/** Nicknames by user id. */
export const findNames = async (tx: ReadTx, userIds: string[]): Promise<Map<string, string>> =>
  userIds.length === 0 ? new Map() : new Map((await userRepo(tx).names(userIds)).map((row) => [row.id, row.nickname]))
