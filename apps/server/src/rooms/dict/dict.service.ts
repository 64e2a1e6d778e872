import type { DictItem, DictItemRow, DictRow } from '@portal/contract/dict'
import type { Language } from '@portal/contract/kit'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import { type AuditChange, audits } from '../audit/index.ts'
import { dictChanged } from './dict.events.ts'
import { dictNamed, ENABLED, refusals } from './dict.policy.ts'
import { dictRepo, type DictColumns, type ItemColumns } from './dict.repo.ts'
import { dictItem, dictItemRow, dictOption, dictRow, dictWritten, type StoredDict } from './dict.view.ts'

/** More than this in one list is no dictionary. */
const MOST = 1000

interface PageQuery {
  pageNum: number
  pageSize: number
  keywords?: string | undefined
  status?: number | undefined
}

export interface DictInput {
  name: string
  nameEn?: string | null | undefined
  dictCode: string
  status: number
  remark?: string | null | undefined
}

export interface DictItemInput {
  label: string
  labelEn?: string | null | undefined
  value: string
  sort: number
  status: number
  tagType?: string | null | undefined
}

const filterOf = ({ keywords, status, pageNum, pageSize }: PageQuery) => ({
  keywords: keywords?.trim() ? keywords : undefined,
  status,
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
})

const columnsOf = (input: DictInput): DictColumns => ({
  dict_code: input.dictCode,
  name: input.name.trim(),
  name_en: input.nameEn?.trim() ?? '',
  status: input.status,
  remark: input.remark ?? '',
})

const itemColumnsOf = (input: DictItemInput): ItemColumns => ({
  value: input.value.trim(),
  label: input.label.trim(),
  label_en: input.labelEn?.trim() ?? '',
  sort: input.sort,
  status: input.status,
  tag_type: input.tagType ?? '',
})

/** The dictionary a path names; A0404 when there is none. */
async function find(tx: ReadTx, name: string): Promise<StoredDict> {
  const named = dictNamed(name)
  const repo = dictRepo(tx)
  const dict = 'id' in named ? await repo.byId(named.id) : await repo.byCode(named.code)
  if (!dict) throw fault('A0404')
  return dict
}

/** Writes the change down and tells open browsers, in the transaction of the change. */
async function changed<Before, After>(
  tx: Tx,
  actor: Actor,
  action: string,
  subject: { id: string; dictCode: string } & AuditChange<Before, After>,
): Promise<void> {
  const { id, dictCode, before, after } = subject
  await audits.record<unknown, unknown>(tx, {
    actor,
    action: `dict.${action}`,
    subject: { type: 'dict', id },
    before,
    after,
  })
  await publish(tx, dictChanged, { dictCode })
  await pagesChanged(tx, ['dict'])
}

/** Reading and changing the items of one dictionary. */
function createItems(transactor: Transactor) {
  const refuseTaken = async (tx: ReadTx, dictId: string, value: string, own?: string): Promise<void> => {
    const existing = await dictRepo(tx).itemByValue(dictId, value)
    if (existing && existing.id !== own) throw refusals.valueTaken(value)
  }
  return {
    async itemPage(name: string, query: PageQuery): Promise<{ list: DictItemRow[]; total: number }> {
      const dict = await find(transactor.read, name)
      const { rows, total } = await dictRepo(transactor.read).itemPage(dict.id, filterOf(query))
      return { list: rows.map((row) => dictItemRow(row, dict.dict_code)), total }
    },

    /** What forms offer; nothing while the dictionary is disabled. */
    async items(name: string, language: Language): Promise<DictItem[]> {
      const dict = await find(transactor.read, name)
      if (dict.status !== ENABLED) return []
      return (await dictRepo(transactor.read).items(dict.id, MOST)).map((item) => dictItem(item, language))
    },

    async itemForm(name: string, itemId: string): Promise<DictItemRow> {
      const dict = await find(transactor.read, name)
      const item = await dictRepo(transactor.read).item(dict.id, itemId)
      if (!item) throw fault('A0404')
      return dictItemRow(item, dict.dict_code)
    },

    createItem: (actor: Actor, name: string, input: DictItemInput): Promise<{ id: string }> =>
      transactor.transact(async (tx) => {
        const dict = await find(tx, name)
        const columns = itemColumnsOf(input)
        await refuseTaken(tx, dict.id, columns.value)
        const { id } = await dictRepo(tx).insertItem(dict.id, columns)
        await changed(tx, actor, 'itemCreated', { id: dict.id, dictCode: dict.dict_code, after: { id, ...input } })
        return { id }
      }),

    saveItem: (actor: Actor, name: string, itemId: string, input: DictItemInput): Promise<null> =>
      transactor.transact(async (tx) => {
        const dict = await find(tx, name)
        const before = await dictRepo(tx).item(dict.id, itemId)
        if (!before) throw fault('A0404')
        const columns = itemColumnsOf(input)
        await refuseTaken(tx, dict.id, columns.value, itemId)
        await dictRepo(tx).updateItem(dict.id, itemId, columns)
        const was = dictItemRow(before, dict.dict_code)
        await changed(tx, actor, 'itemSaved', { id: dict.id, dictCode: dict.dict_code, before: was, after: input })
        return null
      }),

    /** Removes those that are there; A0404 when none is. */
    removeItems: (actor: Actor, name: string, ids: string[]): Promise<null> =>
      transactor.transact(async (tx) => {
        const dict = await find(tx, name)
        const removed = await dictRepo(tx).removeItems(dict.id, ids)
        if (removed.length === 0) throw fault('A0404')
        const before = removed.map((item) => dictItemRow(item, dict.dict_code))
        await changed(tx, actor, 'itemsRemoved', { id: dict.id, dictCode: dict.dict_code, before })
        return null
      }),
  }
}

/** Dictionaries and their items. */
export function createDicts({ transactor }: { transactor: Transactor }) {
  const refuseTaken = async (tx: ReadTx, code: string, own?: string): Promise<void> => {
    const existing = await dictRepo(tx).byCode(code)
    if (existing && existing.id !== own) throw refusals.codeTaken(code)
  }
  return {
    ...createItems(transactor),

    async page(query: PageQuery): Promise<{ list: DictRow[]; total: number }> {
      const { rows, total } = await dictRepo(transactor.read).page(filterOf(query))
      return { list: rows.map(dictRow), total }
    },

    /** All dictionaries in use, as options. */
    list: async (language: Language): Promise<{ value: string; label: string }[]> =>
      (await dictRepo(transactor.read).enabled(MOST)).map((row) => dictOption(row, language)),

    form: async (id: string): Promise<DictRow> => dictRow(await find(transactor.read, id)),

    create: (actor: Actor, input: DictInput): Promise<{ id: string }> =>
      transactor.transact(async (tx) => {
        await refuseTaken(tx, input.dictCode)
        const { id } = await dictRepo(tx).insert(columnsOf(input))
        await changed(tx, actor, 'created', { id, dictCode: input.dictCode, after: input })
        return { id }
      }),

    save: (actor: Actor, id: string, input: DictInput): Promise<null> =>
      transactor.transact(async (tx) => {
        const before = await find(tx, id)
        const disables = before.status === ENABLED && input.status !== ENABLED
        if (before.is_system && (disables || input.dictCode !== before.dict_code)) throw refusals.system(before)
        await refuseTaken(tx, input.dictCode, id)
        await dictRepo(tx).update(id, columnsOf(input), now())
        await changed(tx, actor, 'saved', { id, dictCode: before.dict_code, before: dictWritten(before), after: input })
        if (before.dict_code !== input.dictCode) await publish(tx, dictChanged, { dictCode: input.dictCode })
        return null
      }),

    /** Removes those that are there, with their items; A0404 when none is, and none when the system uses one of them. */
    remove: (actor: Actor, ids: string[]): Promise<null> =>
      transactor.transact(async (tx) => {
        const removed = await dictRepo(tx).remove(ids)
        if (removed.length === 0) throw fault('A0404')
        const needed = removed.find((row) => row.is_system)
        if (needed) throw refusals.system(needed)
        for (const row of removed) {
          await changed(tx, actor, 'removed', { id: row.id, dictCode: row.dict_code, before: dictWritten(row) })
        }
        return null
      }),
  }
}
export type Dicts = ReturnType<typeof createDicts>
