/** Tables file and file_publication. */
import { type NotNull, sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { statement } from '../../platform/db/statement.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { PictureRow } from './file.view.ts'

export interface NewFile {
  id: string
  kind: 'picture'
  organisation_id: string | null
  uploaded_by: string | null
  name: string
  media_type: string
  bytes: number
  sha256: Buffer
  width: number
  height: number
  /** Whether it can be see-through; null: nobody looked. */
  alpha: boolean | null
  widths: number[]
  placeholder: string
  avif: boolean
}

/** Pictures have a size; the table makes sure of it. */
type Sized = { width: NotNull; height: NotNull }

const PICTURE_COLUMNS = [
  'file.id',
  'file.width',
  'file.height',
  'file.widths',
  'file.avif',
  'file.placeholder',
] as const

/** A picture's row, with whether it is public. */
export interface DrawnRow extends PictureRow {
  published: boolean
}
const PUBLISHED = 'exists (select from file_publication p where p.file_id = file.id)'
const publicPictures = statement<PictureRow>(`
  select ${PICTURE_COLUMNS.join(', ')} from file where kind = 'picture' and id = any($1::uuid[])
    and ${PUBLISHED}`)
/** For statements of other rooms: a JSON array of `DrawnRow`, of the pictures of an enterprise that `ids` selects, or null. */
export const picturesSql = (ids: string, organisationId: string) => `
  (select json_agg(json_build_object('id', id, 'width', width, 'height', height, 'widths', widths, 'avif', avif,
      'placeholder', placeholder, 'published', ${PUBLISHED}))
    from file where kind = 'picture' and id = any(array(${ids})) and organisation_id = ${organisationId})`

const reads = (tx: ReadTx) => {
  const db = tables<'file' | 'file_publication'>(tx)
  const isPublished = sql.raw<boolean>(PUBLISHED)
  const picture = () => db.selectFrom('file').where('file.kind', '=', 'picture')
  return {
    /** What is drawn, with whether it is public. `organisationId` null: whoever owns it. */
    pictures: (ids: string[], organisationId: string | null) =>
      picture()
        .select([...PICTURE_COLUMNS, isPublished.as('published')])
        .where('file.id', 'in', ids)
        .$if(organisationId !== null, (query) => query.where('file.organisation_id', '=', organisationId))
        .$narrowType<Sized>()
        .execute(),

    publicPictures: (ids: string[]) => publicPictures(tx, ids),

    /** How many of these are the platform's own, or public already. */
    countShowable: async (ids: string[]): Promise<number> => {
      const row = await picture()
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('file.id', 'in', ids)
        .where((file) => file.or([file('file.organisation_id', 'is', null), isPublished]))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** An enterprise's own file (null: one of the platform), with what a crop has to know. */
    own: (id: string, organisationId: string | null) =>
      picture()
        .select([...PICTURE_COLUMNS, 'file.name', 'file.media_type'])
        .where('file.id', '=', id)
        .where('file.organisation_id', 'is not distinct from', organisationId)
        .$narrowType<Sized>()
        .executeTakeFirst(),

    byId: (id: string) =>
      picture().select(PICTURE_COLUMNS).where('file.id', '=', id).$narrowType<Sized>().executeTakeFirst(),

    isPublic: async (id: string): Promise<boolean> =>
      (await db
        .selectFrom('file_publication')
        .select('holder')
        .where('file_id', '=', id)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** What `holder` makes public. */
    heldBy: async (holder: string): Promise<string[]> => {
      const rows = await db.selectFrom('file_publication').select('file_id').where('holder', '=', holder).execute()
      return rows.map((row) => row.file_id)
    },

    /** What is known of everything that somebody uploaded. */
    uploadedBy: (userId: string) =>
      db
        .selectFrom('file')
        .select(['id', 'name', 'media_type', 'bytes', 'width', 'height', 'created_at'])
        .where('uploaded_by', '=', userId)
        .orderBy('created_at')
        .execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'file' | 'file_publication'>(tx)
  return {
    insert: async (file: NewFile): Promise<void> => void (await db.insertInto('file').values(file).execute()),

    /** How many of these are the enterprise's; they are held until the end of the transaction (see the sweep of unused files). */
    holdOwned: async (ids: string[], organisationId: string): Promise<number> => {
      const owned = db
        .selectFrom('file')
        .select('id')
        .where('id', 'in', ids)
        .where('organisation_id', '=', organisationId)
      return (await owned.forKeyShare().execute()).length
    },

    /** Forgets files; whoever held them lets go. */
    remove: async (ids: string[]): Promise<void> => void (await db.deleteFrom('file').where('id', 'in', ids).execute()),

    markAvif: async (id: string): Promise<void> =>
      void (await db.updateTable('file').set({ avif: true }).where('id', '=', id).execute()),

    /** Nothing is held by any of these any more. */
    letGo: async (holders: string[]): Promise<void> =>
      void (await db.deleteFrom('file_publication').where('holder', 'in', holders).execute()),

    /** Makes each holder hold exactly its files, and the pictures that stand for them. */
    async hold(idsByHolder: ReadonlyMap<string, readonly string[]>): Promise<void> {
      const holders = [...idsByHolder.keys()]
      if (holders.length === 0) return
      const named = [...idsByHolder].flatMap(([holder, ids]) => ids.map((id) => ({ holder, id })))
      await sql`
        with named as (
          select * from unnest(${named.map(({ holder }) => holder)}::text[], ${named.map(({ id }) => id)}::uuid[])
            as named (holder, file_id)
        ), held as (
          select holder, file_id from named
          union
          select named.holder, file.poster from named join file on file.id = named.file_id where file.poster is not null
        ), dropped as (
          delete from file_publication p where p.holder = any(${holders}::text[])
            and not exists (select from held where held.holder = p.holder and held.file_id = p.file_id)
        )
        insert into file_publication (holder, file_id) select holder, file_id from held on conflict do nothing`.execute(
        db,
      )
    },
  }
}

export const fileRepo = repo(reads, writes)
