import { type Expression, sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { substringPattern } from '../../platform/db/substring.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const DICT = ['id', 'dict_code', 'name', 'name_en', 'status', 'remark', 'is_system'] as const
const ITEM = ['id', 'value', 'label', 'label_en', 'sort', 'status', 'tag_type'] as const

interface Filter {
  keywords: string | undefined
  status: number | undefined
  limit: number
  offset: number
}

export interface DictColumns {
  dict_code: string
  name: string
  name_en: string
  status: number
  remark: string
}

export interface ItemColumns {
  value: string
  label: string
  label_en: string
  sort: number
  status: number
  tag_type: string
}

/** Written as the trigram index has it. */
const searched: Expression<string> = sql`(lower(name) || ' ' || lower(dict_code))`

const reads = (tx: ReadTx) => {
  const db = tables<'dict' | 'dict_item'>(tx)
  return {
    page: async ({ keywords, status, limit, offset }: Filter) => {
      const found = db
        .selectFrom('dict')
        .$if(keywords !== undefined, (all) => all.where(searched, 'like', substringPattern(keywords ?? '')))
        .$if(status !== undefined, (all) => all.where('status', '=', status ?? 0))
      const rows = await found.select(DICT).orderBy('id').limit(limit).offset(offset).execute()
      const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
      return { rows, total: Number(total) }
    },

    enabled: (limit: number) =>
      db.selectFrom('dict').select(DICT).where('status', '=', 1).orderBy('id').limit(limit).execute(),

    byId: (id: string) => db.selectFrom('dict').select(DICT).where('id', '=', id).executeTakeFirst(),
    byCode: (code: string) =>
      db
        .selectFrom('dict')
        .select(DICT)
        .where(({ eb, fn }) => eb(fn('lower', ['dict_code']), '=', code.toLowerCase()))
        .executeTakeFirst(),

    itemPage: async (dictId: string, { keywords, status, limit, offset }: Filter) => {
      const pattern = substringPattern(keywords ?? '')
      const found = db
        .selectFrom('dict_item')
        .where('dict_id', '=', dictId)
        .$if(keywords !== undefined, (all) =>
          all.where(({ or, eb, fn }) =>
            or([eb(fn('lower', ['label']), 'like', pattern), eb(fn('lower', ['value']), 'like', pattern)]),
          ),
        )
        .$if(status !== undefined, (all) => all.where('status', '=', status ?? 0))
      const ordered = found.select(ITEM).orderBy('sort').orderBy('id')
      const rows = await ordered.limit(limit).offset(offset).execute()
      const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
      return { rows, total: Number(total) }
    },

    /** Items in use, in their order. */
    items: (dictId: string, limit: number) =>
      db
        .selectFrom('dict_item')
        .select(ITEM)
        .where('dict_id', '=', dictId)
        .where('status', '=', 1)
        .orderBy('sort')
        .orderBy('id')
        .limit(limit)
        .execute(),

    item: (dictId: string, id: string) =>
      db.selectFrom('dict_item').select(ITEM).where('dict_id', '=', dictId).where('id', '=', id).executeTakeFirst(),
    itemByValue: (dictId: string, value: string) =>
      db
        .selectFrom('dict_item')
        .select('id')
        .where('dict_id', '=', dictId)
        .where('value', '=', value)
        .executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'dict' | 'dict_item'>(tx)
  return {
    insert: (dict: DictColumns) => db.insertInto('dict').values(dict).returning('id').executeTakeFirstOrThrow(),
    update: (id: string, dict: DictColumns, at: Date) =>
      db
        .updateTable('dict')
        .set({ ...dict, updated_at: at })
        .where('id', '=', id)
        .execute(),
    /** Removes them with their items; answers what was there. */
    remove: (ids: string[]) => db.deleteFrom('dict').where('id', 'in', ids).returning(DICT).execute(),
    insertItem: (dictId: string, item: ItemColumns) =>
      db
        .insertInto('dict_item')
        .values({ ...item, dict_id: dictId })
        .returning('id')
        .executeTakeFirstOrThrow(),
    updateItem: (dictId: string, id: string, item: ItemColumns) =>
      db.updateTable('dict_item').set(item).where('dict_id', '=', dictId).where('id', '=', id).execute(),
    removeItems: (dictId: string, ids: string[]) =>
      db.deleteFrom('dict_item').where('dict_id', '=', dictId).where('id', 'in', ids).returning(ITEM).execute(),
  }
}

/** Dictionaries belong to the platform: nothing is scoped here. */
export const dictRepo = repo(reads, writes)
