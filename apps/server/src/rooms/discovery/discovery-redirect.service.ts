import type { Redirect, redirectAdd, redirectPage } from '@portal/contract/discovery'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Users } from '../user/index.ts'
import { entered, refusals, spellings } from './discovery-redirect.policy.ts'
import { redirectRepo } from './discovery-redirect.repo.ts'

interface Row {
  address: string
  target: string
  added_by: string | null
  added_at: Date
}
const redirectView = (row: Row, names: ReadonlyMap<string, string>): Redirect => ({
  address: row.address,
  target: row.target,
  addedAt: row.added_at.toISOString(),
  addedBy: row.added_by === null ? null : (names.get(row.added_by) ?? null),
})
const subject = (address: string) => ({ type: 'redirect', id: address })

/** Pages that left their address: entered by operators, asked for when there is nothing at an address. */
export function createRedirects(deps: { transactor: Transactor; users: Pick<Users, 'names'> }) {
  const { transactor, users } = deps

  const seen = async (tx: ReadTx, rows: readonly Row[]): Promise<Redirect[]> => {
    const names = await users.names(tx, [...new Set(rows.flatMap((row) => row.added_by ?? []))])
    return rows.map((row) => redirectView(row, names))
  }

  return {
    /** Where the page of an address went; null when nobody said. */
    async target(address: string): Promise<string | null> {
      return redirectRepo(transactor.read).target(spellings(address))
    },

    async page({ keywords = '', pageNum, pageSize }: z.output<typeof redirectPage.query>) {
      const asked = { keywords: keywords.trim(), limit: pageSize, offset: (pageNum - 1) * pageSize }
      const { rows, total } = await redirectRepo(transactor.read).page(asked)
      return { list: await seen(transactor.read, rows), total }
    },

    /** A0400 for what is no page of the website or would need two steps, A0409 when the address leads somewhere already. */
    add: (actor: Actor, { address: from, target: to }: z.output<typeof redirectAdd.body>): Promise<Redirect> =>
      transactor.transact(async (tx) => {
        const [address, target] = [entered(from), entered(to)]
        if (address === target) throw refusals.itself()
        const repo = redirectRepo(tx)
        await repo.lock()
        const standing = await repo.find(address)
        if (standing) throw refusals.conflict(standing.target)
        const next = await repo.find(target)
        if (next) throw refusals.onward(target, next.target)
        const arriving = await repo.leadingTo(address)
        if (arriving) throw refusals.arrived(address, arriving.address)
        const row = { address, target, added_by: actor.userId, added_at: now() }
        await repo.insert(row)
        await audits.record(tx, {
          actor,
          action: 'redirect.added',
          subject: subject(address),
          after: { address, target },
        })
        const [redirect] = await seen(tx, [row])
        if (!redirect) throw fault('A0404')
        return redirect
      }),

    remove: (actor: Actor, address: string): Promise<void> =>
      transactor.transact(async (tx) => {
        const removed = await redirectRepo(tx).remove(address)
        if (!removed) throw fault('A0404')
        const { target } = removed
        await audits.record(tx, {
          actor,
          action: 'redirect.removed',
          subject: subject(address),
          before: { address, target },
        })
      }),
  }
}
export type Redirects = ReturnType<typeof createRedirects>
