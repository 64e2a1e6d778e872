import type { Move, moveAdd, movePage } from '@portal/contract/discovery'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Users } from '../user/index.ts'
import { entered, refusals, spellings } from './discovery-move.policy.ts'
import { moveRepo } from './discovery-move.repo.ts'

interface Row {
  address: string
  target: string
  moved_by: string | null
  moved_at: Date
}
const moveView = (row: Row, names: ReadonlyMap<string, string>): Move => ({
  address: row.address,
  target: row.target,
  movedAt: row.moved_at.toISOString(),
  movedBy: row.moved_by === null ? null : (names.get(row.moved_by) ?? null),
})
const subject = (address: string) => ({ type: 'move', id: address })

/** Pages that left their address: entered by operators, asked for when there is nothing at an address. */
export function createMoves(deps: { transactor: Transactor; users: Pick<Users, 'names'> }) {
  const { transactor, users } = deps

  const seen = async (tx: ReadTx, rows: readonly Row[]): Promise<Move[]> => {
    const names = await users.names(tx, [...new Set(rows.flatMap((row) => row.moved_by ?? []))])
    return rows.map((row) => moveView(row, names))
  }

  return {
    /** Where the page of an address went; null when nobody said. */
    async target(address: string): Promise<string | null> {
      return moveRepo(transactor.read).target(spellings(address))
    },

    async page({ keywords = '', pageNum, pageSize }: z.output<typeof movePage.query>) {
      const asked = { keywords: keywords.trim(), limit: pageSize, offset: (pageNum - 1) * pageSize }
      const { rows, total } = await moveRepo(transactor.read).page(asked)
      return { list: await seen(transactor.read, rows), total }
    },

    /** A0400 for what is no page of the website or would need two steps, A0409 when the address leads somewhere already. */
    add: (actor: Actor, { address: from, target: to }: z.output<typeof moveAdd.body>): Promise<Move> =>
      transactor.transact(async (tx) => {
        const [address, target] = [entered(from), entered(to)]
        if (address === target) throw refusals.itself()
        const repo = moveRepo(tx)
        await repo.lock()
        const standing = await repo.find(address)
        if (standing) throw refusals.taken(standing.target)
        const next = await repo.find(target)
        if (next) throw refusals.onward(target, next.target)
        const arriving = await repo.leadingTo(address)
        if (arriving) throw refusals.arrived(address, arriving.address)
        const row = { address, target, moved_by: actor.userId, moved_at: now() }
        await repo.insert(row)
        await audits.record(tx, { actor, action: 'move.added', subject: subject(address), after: { address, target } })
        const [move] = await seen(tx, [row])
        if (!move) throw fault('A0404')
        return move
      }),

    remove: (actor: Actor, address: string): Promise<void> =>
      transactor.transact(async (tx) => {
        const removed = await moveRepo(tx).remove(address)
        if (!removed) throw fault('A0404')
        const { target } = removed
        await audits.record(tx, {
          actor,
          action: 'move.removed',
          subject: subject(address),
          before: { address, target },
        })
      }),
  }
}
export type Moves = ReturnType<typeof createMoves>
