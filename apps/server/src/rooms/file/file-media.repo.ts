/** Table file, as far as it is about more than pictures. */
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { statement } from '../../platform/db/statement.ts'
import { tables } from '../../platform/db/tables.ts'
import type { JsonObject } from '../../platform/events.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { MediaRow } from './file-media.view.ts'

export interface NewMedia {
  id: string
  organisation_id: string
  uploaded_by: string
  kind: string
  name: string
  media_type: string
  bytes: string
}

export interface MediaChange {
  width?: number
  height?: number
  duration_ms?: number
}

export interface ShownRow extends MediaRow {
  published: boolean
  poster: string | null
  widths: number[]
  avif: boolean
  placeholder: string
}
const shown = statement<ShownRow>(`
  select id, kind, name, media_type, bytes, state, failure, stored, progress, width, height, duration_ms, poster, detail,
    created_at, widths, avif, placeholder, exists (select from file_publication p where p.file_id = file.id) as published
  from file where id = any($1::uuid[]) and ($2::bigint is null or organisation_id = $2)`)

const reads = (tx: ReadTx) => {
  const db = tables<'file' | 'file_publication'>(tx)
  const isPublished = sql<boolean>`exists (select from file_publication p where p.file_id = file.id)`
  return {
    /** What is drawn, with whether it is public. `organisationId` null: whoever owns it. */
    shown: (ids: string[], organisationId: string | null) => shown(tx, ids, organisationId),

    byId: (id: string) =>
      db
        .selectFrom('file')
        .select(['id', 'kind', 'name', 'media_type', 'organisation_id', 'uploaded_by', 'state', 'stored'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Kinds and states of an enterprise's own files. */
    states: (ids: string[], organisationId: string) =>
      db
        .selectFrom('file')
        .select(['id', 'kind', 'state'])
        .where('id', 'in', ids)
        .where('organisation_id', '=', organisationId)
        .execute(),

    /** What has to be known to serve it. */
    served: (id: string) =>
      db
        .selectFrom('file')
        .select(['file.id', 'file.kind', 'file.name', 'file.media_type', 'file.detail', isPublished.as('published')])
        .where('file.id', '=', id)
        .where('file.stored', '=', true)
        .executeTakeFirst(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'file' | 'file_publication'>(tx)
  return {
    /** Bytes are still to be put together: nothing is stored, nothing can be shown. */
    insert: async (file: NewMedia): Promise<void> =>
      void (await db
        .insertInto('file')
        .values({ ...file, state: 'checking', stored: false, progress: 0 })
        .execute()),

    /** The same, held until the transaction ends. */
    locked: (id: string) =>
      db
        .selectFrom('file')
        .select(['id', 'organisation_id', 'state', 'poster'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** False when it was stored before. */
    async markStored(id: string, sha256: Buffer, state: 'checking' | 'ready'): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('file')
        .set({ stored: true, sha256, state, progress: state === 'ready' ? 100 : 0 })
        .where('id', '=', id)
        .where('stored', '=', false)
        .where('state', '=', 'checking')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Work goes on; never backwards. */
    async advance(id: string, progress: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('file')
        .set({ progress })
        .where('id', '=', id)
        .where('state', '=', 'checking')
        .where('progress', '<', progress)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Adds to the detail, key by key. */
    async describe(id: string, change: MediaChange, detail: JsonObject): Promise<void> {
      await db
        .updateTable('file')
        .set({ ...change, detail: sql`detail || ${JSON.stringify(detail)}::jsonb` })
        .where('id', '=', id)
        .execute()
    },

    finish: async (id: string): Promise<void> =>
      void (await db
        .updateTable('file')
        .set({ state: 'ready', failure: null, progress: 100 })
        .where('id', '=', id)
        .execute()),

    fail: async (id: string, failure: string): Promise<void> =>
      void (await db
        .updateTable('file')
        .set({ state: 'failed', failure, stored: false })
        .where('id', '=', id)
        .execute()),

    /** Who publishes it. */
    holders: async (id: string): Promise<string[]> =>
      (await db.selectFrom('file_publication').select('holder').where('file_id', '=', id).execute()).map(
        ({ holder }) => holder,
      ),

    /** Gives it its picture; whoever publishes the file publishes that too. */
    async setPoster(id: string, poster: string): Promise<void> {
      await db.updateTable('file').set({ poster }).where('id', '=', id).execute()
      await db
        .insertInto('file_publication')
        .columns(['holder', 'file_id'])
        .expression(
          db
            .selectFrom('file_publication')
            .select(['holder', sql<string>`${poster}::uuid`.as('file_id')])
            .where('file_id', '=', id),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}

export const fileMediaRepo = repo(reads, writes)
