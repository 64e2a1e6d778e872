import type { Language } from '@portal/contract/kit'
import type { UserForm, UserRow, userExport, userPage } from '@portal/contract/user-admin'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { scopeOf } from './user-admin.policy.ts'
import { userAdminRepo } from './user-admin.repo.ts'
import { userForm, userRow } from './user-admin.view.ts'
import { type UserFilter, userSearchRepo } from './user-search.repo.ts'

/** A choice of more people than this is made by searching. */
const MOST_OPTIONS = 1000
const MOST_ORGANISATIONS = 20

/** The filter of a query, as the repo reads it. */
export function filterOf(query: z.output<typeof userExport.query>): UserFilter {
  const [from = null, to = null] = query.createTime ?? []
  return {
    keywords: query.keywords?.trim() ?? '',
    state: query.status === undefined ? null : query.status === 1 ? 'active' : 'disabled',
    organisationId: query.deptId ?? null,
    roles: query.roleIds ?? [],
    from,
    to,
    order: {
      column: query.field === 'update_time' ? 'updated_at' : 'created_at',
      descending: query.direction === 'DESC',
    },
  }
}

/** Users as operators and owners find them. */
export function createUserAdmin({ transactor }: { transactor: Transactor }) {
  const repo = () => userAdminRepo(transactor.read)

  return {
    /** Users in the caller's scope that the query leaves. */
    async page(actor: Actor, query: z.output<typeof userPage.query>, language: Language) {
      const paging = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize }
      const { rows, total, more } = await userSearchRepo(transactor.read).page(
        scopeOf(actor, 'read'),
        filterOf(query),
        paging,
      )
      return { list: rows.map((row): UserRow => userRow(row, actor, language)), total, more }
    },

    /** One user; A0404 outside the caller's scope. */
    async form(actor: Actor, id: string): Promise<UserForm> {
      const [row] = await repo().described(scopeOf(actor, 'read'), [id])
      if (!row) throw fault('A0404')
      return userForm(row)
    },

    /** Users in use, the newest first, at most a thousand. */
    async options(actor: Actor): Promise<{ value: string; label: string }[]> {
      const rows = await repo().options(scopeOf(actor, 'read'), MOST_OPTIONS)
      return rows.map(({ id, nickname }) => ({ value: id, label: nickname }))
    },

    /** Enterprises whose name holds the keywords, at most twenty; an owner's own. */
    async organisationOptions(actor: Actor, keywords: string): Promise<{ value: string; label: string }[]> {
      const rows = await repo().organisations(scopeOf(actor, 'read'), keywords.trim(), MOST_ORGANISATIONS)
      return rows.map(({ id, name }) => ({ value: id, label: name }))
    },
  }
}
