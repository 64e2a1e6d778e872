import { APPROVED } from '@portal/contract/enterprise'
import { type FoundRecord, RECORDS_PER_KIND, type RecordKind, recordKinds } from '@portal/contract/search-record'
import { type Actor, admits } from '../../platform/http/actor.ts'
import type { RecordSearch, RoomRecords } from '../../platform/records.ts'
import { unfinishedQuery } from '../../platform/text.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { saysEnough } from './search.policy.ts'
import { searchRecordRepo } from './search-record.repo.ts'

/** Their own, as long as it is approved. */
const organisationOf = ({ organisationId, organisationName, examineState }: Actor): RecordSearch['organisation'] =>
  organisationId === null || examineState !== APPROVED ? null : { id: organisationId, name: organisationName }

/** The kinds of a room that somebody may find. */
const admitted = ({ kinds }: RoomRecords, actor: Actor): RecordKind[] =>
  recordKinds.filter((kind) => {
    const declared = kinds[kind]
    return declared !== undefined && admits(declared, actor)
  })

/** Records of all rooms by name, for whoever is signed in. `rooms`: what each room lets people find. */
export function createRecordSearch(deps: { transactor: Transactor; rooms: readonly RoomRecords[] }) {
  const { transactor, rooms } = deps
  async function findIn(
    tx: ReadTx,
    room: RoomRecords,
    asked: Omit<RecordSearch, 'kinds'>,
    kinds: readonly RecordKind[],
  ): Promise<FoundRecord[]> {
    const rows = await room.find(tx, { ...asked, kinds })
    return rows.flatMap(({ kind, key, title, title_en, hint }) => {
      // A room that answers what it was not asked for tells nobody of it.
      const declared = kinds.includes(kind) ? room.kinds[kind] : undefined
      return declared ? [{ kind, title, titleEn: title_en, hint, to: declared.to(key) }] : []
    })
  }

  return {
    /** What somebody may look for who has typed this much, kind after kind. What says too little finds nothing. */
    async find(actor: Actor, typed: string): Promise<{ list: FoundRecord[] }> {
      const text = typed.trim().toLowerCase()
      if (!saysEnough(text)) return { list: [] }
      const asked = {
        text,
        tsquery: unfinishedQuery(text),
        most: RECORDS_PER_KIND,
        userId: actor.userId,
        organisation: organisationOf(actor),
      }
      const chosen = rooms
        .map((room) => ({ room, kinds: admitted(room, actor) }))
        .filter(({ kinds }) => kinds.length > 0)
      const found = await transactor.transact(async (tx) => {
        await searchRecordRepo(tx).preferIndexes()
        const list: FoundRecord[] = []
        for (const { room, kinds } of chosen) list.push(...(await findIn(tx, room, asked, kinds)))
        return list
      })
      return { list: recordKinds.flatMap((kind) => found.filter((record) => record.kind === kind)) }
    },
  }
}
export type RecordSearching = ReturnType<typeof createRecordSearch>
