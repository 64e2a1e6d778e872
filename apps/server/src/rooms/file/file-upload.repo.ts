/** Tables file_upload and file_upload_piece. */
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface NewUpload {
  id: string
  organisation_id: string
  uploaded_by: string
  kind: string
  name: string
  bytes: number
  expires_at: Date
}

const reads = (tx: ReadTx) => {
  const db = tables<'file_upload' | 'file_upload_piece'>(tx)
  const upload = () => db.selectFrom('file_upload').selectAll()
  return {
    byId: (id: string) => upload().where('id', '=', id).executeTakeFirst(),

    /** An enterprise's own. */
    own: (id: string, organisationId: string) =>
      upload().where('id', '=', id).where('organisation_id', '=', organisationId).executeTakeFirst(),

    async countUnfinished(organisationId: string): Promise<number> {
      const row = await db
        .selectFrom('file_upload')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('organisation_id', '=', organisationId)
        .where('finished_at', 'is', null)
        .executeTakeFirst()
      return row?.count ?? 0
    },

    /** Where the pieces lie, in order; with `before`, only those that begin before it. */
    pieces: (uploadId: string, before?: number) =>
      db
        .selectFrom('file_upload_piece')
        .select(['key', 'bytes'])
        .where('upload_id', '=', uploadId)
        .$if(before !== undefined, (query) => query.where('start', '<', String(before)))
        .orderBy('start')
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'file_upload' | 'file_upload_piece'>(tx)
  return {
    insert: async (row: NewUpload): Promise<void> => void (await db.insertInto('file_upload').values(row).execute()),

    /** Takes a piece in if it follows what has come before; false when somebody else was faster, or it is over. */
    async addPiece(uploadId: string, piece: { start: number; bytes: number; key: string }): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('file_upload')
        .set({ received: piece.start + piece.bytes })
        .where('id', '=', uploadId)
        .where('received', '=', String(piece.start))
        .where('finished_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await db
        .insertInto('file_upload_piece')
        .values({ upload_id: uploadId, ...piece })
        .execute()
      return true
    },

    setType: async (id: string, mediaType: string): Promise<void> =>
      void (await db.updateTable('file_upload').set({ media_type: mediaType }).where('id', '=', id).execute()),

    /** Marks a complete upload as finished; false when it is not complete, or was before. */
    async finish(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('file_upload')
        .set({ finished_at: sql`now()` })
        .where('id', '=', id)
        .where('finished_at', 'is', null)
        .whereRef('received', '=', 'bytes')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** The pieces are one file now. */
    forgetPieces: async (id: string): Promise<void> =>
      void (await db.deleteFrom('file_upload_piece').where('upload_id', '=', id).execute()),

    /** False when it is finished, or gone. */
    async cancel(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('file_upload')
        .where('id', '=', id)
        .where('finished_at', 'is', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    remove: async (id: string): Promise<void> =>
      void (await db.deleteFrom('file_upload').where('id', '=', id).execute()),
  }
}

export const fileUploadRepo = repo(reads, writes)
export type UploadRow = NonNullable<Awaited<ReturnType<ReturnType<typeof fileUploadRepo>['byId']>>>
