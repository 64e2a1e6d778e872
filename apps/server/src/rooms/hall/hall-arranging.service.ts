import type {
  BoothName,
  hallAdminDetail,
  hallAdminList,
  hallAdminSave,
  hallFollowing,
} from '@portal/contract/hall-admin'
import { hallKinds, type HallKind } from '@portal/contract/hall'
import { HallArrangement } from '@portal/contract/hall-document'
import type { Data } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { enterpriseBooths, type Enterprises } from '../enterprise/index.ts'
import type { Users } from '../user/index.ts'
import { hallExhibitorRepo } from './hall-exhibitor.repo.ts'
import { hallSettingRepo } from './hall-setting.repo.ts'
import { hallChanged } from './hall.events.ts'
import { choiceOfHall, columnOf, hallKeys, hallTitle, PLAIN, refusals, ZHEJIANG } from './hall.policy.ts'

/** Names of enterprises with what visitors see of them, in the order of the ids; unknown ones are missing. */
export async function boothNames(
  tx: ReadTx,
  enterprises: Pick<Enterprises, 'cards'>,
  ids: readonly string[],
): Promise<BoothName[]> {
  if (ids.length === 0) return []
  const [names, cards] = await Promise.all([hallExhibitorRepo(tx).names(ids), enterprises.cards(tx, [...ids])])
  const nameOf = new Map(names.map(({ id, name }) => [id ?? '', name ?? '']))
  return ids.flatMap((id) => {
    const name = nameOf.get(id)
    const productCount = cards.get(id)?.productCount ?? 0
    return name === undefined ? [] : [{ id, name, productCount, shown: productCount > 0 }]
  })
}

/** The name of an enterprise that stands in halls. */
export const boothName = (row: { id: string; name: string; product_count: number }): BoothName => ({
  id: row.id,
  name: row.name,
  productCount: row.product_count,
  shown: true,
})

/** Halls as operators arrange them. */
export function createArranging(deps: {
  transactor: Transactor
  users: Pick<Users, 'names'>
  enterprises: Pick<Enterprises, 'cards'>
}) {
  const { transactor, users, enterprises } = deps

  function assertHall(kind: HallKind, key: string): void {
    if (!hallTitle(kind, key)) throw fault('A0404')
  }

  async function standing(tx: ReadTx, kind: HallKind, key: string) {
    const row = await hallSettingRepo(tx).find(kind, key)
    const by = row?.updated_by ?? null
    return {
      arrangement: HallArrangement.parse(
        row ? { ...row, introEn: row.intro_en } : { skin: PLAIN, intro: '', introEn: '', pinned: [] },
      ),
      revision: row?.revision ?? 0,
      updatedAt: row?.updated_at.toISOString() ?? null,
      updatedBy: by === null ? null : ((await users.names(tx, [by])).get(by) ?? null),
    }
  }

  return {
    /** Every hall, also those where nobody stands yet. */
    async list(): Promise<Data<typeof hallAdminList>> {
      const tx = transactor.read
      const [rows, settings] = await Promise.all([enterpriseBooths.halls(tx), hallSettingRepo(tx).all()])
      const countOf = (kind: HallKind, key: string) => {
        if (kind === 'zhejiang' && key === '') return rows.find((row) => row.region === ZHEJIANG)
        if (key !== '') return rows.find((row) => row[columnOf[kind]] === key)
        const all = rows.filter((row) => row.industry !== null)
        const sum = (column: 'enterprises' | 'products') => all.reduce((total, row) => total + row[column], 0)
        return { enterprises: sum('enterprises'), products: sum('products') }
      }
      return hallKinds.flatMap((kind) =>
        ['', ...hallKeys[kind]].map((key) => {
          const count = countOf(kind, key)
          const setting = settings.find((one) => one.kind === kind && one.key === key)
          return {
            kind,
            key,
            enterpriseCount: count?.enterprises ?? 0,
            productCount: count?.products ?? 0,
            skin: HallArrangement.shape.skin.parse(setting?.skin ?? PLAIN),
            pinnedCount: setting?.pinned.length ?? 0,
            updatedAt: setting?.updated_at.toISOString() ?? null,
          }
        }),
      )
    },

    /** How one hall is arranged; A0404 for a code that there is not. */
    async arrangement(
      actor: Actor,
      { kind, key = '' }: z.output<typeof hallAdminDetail.query>,
    ): Promise<Data<typeof hallAdminDetail>> {
      assertHall(kind, key)
      const tx = transactor.read
      const found = await standing(tx, kind, key)
      const { pinned } = found.arrangement
      const [whole] = await enterpriseBooths.sums(tx, [choiceOfHall(kind, key)])
      return {
        kind,
        key,
        ...found,
        front: await boothNames(tx, enterprises, pinned),
        enterpriseCount: whole?.enterprises ?? 0,
        can: { edit: passesPermission(actor, ['hall:edit:any']) },
      }
    },

    /** Who follows those put in front, page by page; A0404 for a code that there is not. */
    async following({
      kind,
      key = '',
      pageNum,
      pageSize,
    }: z.output<typeof hallFollowing.query>): Promise<Data<typeof hallFollowing>> {
      assertHall(kind, key)
      const tx = transactor.read
      const { pinned = [] } = (await hallSettingRepo(tx).find(kind, key)) ?? {}
      const choice = { ...choiceOfHall(kind, key), except: pinned }
      const page = { first: [], limit: pageSize, offset: (pageNum - 1) * pageSize }
      const { list, enterprises: total } = await enterpriseBooths.page(tx, choice, page)
      return { list: list.map(boothName), total }
    },

    /** Arranges a hall anew. A0409 when somebody did meanwhile. */
    arrange: (actor: Actor, { kind, key, arrangement, revision }: z.output<typeof hallAdminSave.body>) =>
      transactor.transact(async (tx) => {
        assertHall(kind, key)
        const before = await standing(tx, kind, key)
        const clean = { ...arrangement, pinned: [...new Set(arrangement.pinned)] }
        const named = await boothNames(tx, enterprises, clean.pinned)
        if (named.length !== clean.pinned.length) throw refusals.enterprise()
        const stamp = { at: now(), by: actor.userId }
        const replaced = await hallSettingRepo(tx).replace({ kind, key, revision }, clean, stamp)
        if (!replaced) {
          const { updatedAt, updatedBy, revision: newest } = await standing(tx, kind, key)
          throw refusals.stale({ revision: newest, updatedBy, updatedAt })
        }
        await audits.record(tx, {
          actor,
          action: 'hall.arranged',
          subject: { type: 'hall', id: `${kind}:${key}` },
          before: before.revision === 0 ? null : before.arrangement,
          after: clean,
        })
        await publish(tx, hallChanged, { kind, key })
        await pagesChanged(tx, ['hall'])
        return { revision: revision + 1 }
      }),
  }
}
