import type { ProductBasics, ProductChain, ProductKind, ProductPicture } from '@portal/contract/product'
import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

type Own = 'product_revision' | 'product_patent' | 'product_picture' | 'product_part' | 'product_part_patent'

export type Facts = Omit<ProductBasics, 'patents'>
/** The revision of each kind to read; null leaves the kind out. */
export type Revisions = Record<ProductKind, number | null>
/** Content of a product as stored, whichever revisions were asked for. */
export interface Loaded {
  facts: Facts | null
  patents: ProductBasics['patents']
  pictures: ProductPicture[]
  chain: Pick<ProductChain, 'exploded' | 'assembled'> | null
  parts: ProductChain['parts']
}

const loadedPatents = (productId: string, revision: number | null) => sql`
  coalesce((select json_agg(json_build_object('patentId', patent_id::text, 'proof',
      case when proof_kind is not null then
        json_build_object('kind', proof_kind, 'statement', proof_statement, 'fileId', proof_file) end
    ) order by position)
  from product_patent where product_id = ${productId} and revision = ${revision}::int), '[]')`

const loadedParts = (productId: string, revision: number | null) => sql`
  coalesce((select json_agg(json_build_object('no', no, 'parentNo', parent_no, 'name', name, 'nameEn', name_en,
      'material', material, 'materialEn', material_en, 'core', core, 'x', x, 'y', y, 'restX', rest_x, 'restY', rest_y,
      'patents', coalesce((select json_agg(json_build_object('patentId', l.patent_id::text, 'claim', l.claim,
          'feature', l.feature, 'relation', l.relation) order by l.position)
        from product_part_patent l
        where l.product_id = p.product_id and l.revision = p.revision and l.part_no = p.no), '[]')
    ) order by position)
  from product_part p where product_id = ${productId} and revision = ${revision}::int), '[]')`

/** Revisions of content: plain fields as JSON, whatever points at files and patents in tables of its own. */
export const productContentRepo = (tx: Tx) => {
  const db = tables<Own>(tx)
  return {
    /** The chosen revisions of a product in one statement. */
    load: async (productId: string, revisions: Revisions): Promise<Loaded> => {
      const { basics, pictures, chain } = revisions
      const plain = (kind: ProductKind, revision: number | null) => sql`(select content from product_revision
        where product_id = ${productId} and kind = ${kind} and revision = ${revision}::int)`
      const result = await sql<Loaded>`select
        ${plain('basics', basics)} as facts,
        ${loadedPatents(productId, basics)} as patents,
        coalesce((select json_agg(json_build_object('fileId', file_id, 'alt', alt) order by position)
          from product_picture where product_id = ${productId} and revision = ${pictures}::int), '[]') as pictures,
        ${plain('chain', chain)} as chain,
        ${loadedParts(productId, chain)} as parts`.execute(db)
      return result.rows[0] ?? { facts: null, patents: [], pictures: [], chain: null, parts: [] }
    },

    /** Who saved and submitted a revision. */
    revision: (productId: string, kind: ProductKind, revision: number) =>
      db
        .selectFrom('product_revision')
        .select(['created_by', 'submitted_at'])
        .where('product_id', '=', productId)
        .where('kind', '=', kind)
        .where('revision', '=', revision)
        .executeTakeFirst(),

    insertRevision: (row: {
      product_id: string
      kind: ProductKind
      revision: number
      content: unknown
      created_by: string
      created_at: Date
      submitted_at: Date | null
    }) =>
      db
        .insertInto('product_revision')
        .values({ ...row, content: JSON.stringify(row.content) })
        .execute(),

    /** Removes a revision nobody was shown, with what it points at. */
    deleteRevision: async (productId: string, kind: ProductKind, revision: number) => {
      const own = { product_id: productId, revision }
      const gone = await db
        .deleteFrom('product_revision')
        .where((row) => row.and({ ...own, kind }))
        .where('submitted_at', 'is', null)
        .returning('revision')
        .executeTakeFirst()
      if (!gone) return
      const pointing = {
        basics: ['product_patent'],
        pictures: ['product_picture'],
        chain: ['product_part', 'product_part_patent'],
      } as const
      for (const table of pointing[kind]) {
        await db.deleteFrom(table).where('product_id', '=', productId).where('revision', '=', revision).execute()
      }
    },

    insertPatents: async (productId: string, revision: number, patents: ProductBasics['patents']) => {
      if (patents.length === 0) return
      const rows = patents.map(({ patentId, proof }, position) => ({
        product_id: productId,
        revision,
        position,
        patent_id: patentId,
        proof_kind: proof?.kind ?? null,
        proof_statement: proof?.statement ?? null,
        proof_file: proof?.fileId ?? null,
      }))
      await db.insertInto('product_patent').values(rows).execute()
    },

    insertPictures: async (productId: string, revision: number, pictures: ProductPicture[]) => {
      if (pictures.length === 0) return
      const rows = pictures.map(({ fileId, alt }, position) => ({
        product_id: productId,
        revision,
        position,
        file_id: fileId,
        alt,
      }))
      await db.insertInto('product_picture').values(rows).execute()
    },

    insertParts: async (productId: string, revision: number, parts: ProductChain['parts']) => {
      const own = { product_id: productId, revision }
      const rows = parts.map((part, position) => ({
        ...own,
        position,
        no: part.no,
        parent_no: part.parentNo,
        name: part.name,
        name_en: part.nameEn,
        material: part.material,
        material_en: part.materialEn,
        core: part.core,
        x: part.x,
        y: part.y,
        rest_x: part.restX,
        rest_y: part.restY,
      }))
      const links = parts.flatMap((part) =>
        part.patents.map((link, position) => ({
          ...own,
          part_no: part.no,
          position,
          patent_id: link.patentId,
          claim: link.claim,
          feature: link.feature,
          relation: link.relation,
        })),
      )
      if (rows.length > 0) await db.insertInto('product_part').values(rows).execute()
      if (links.length > 0) await db.insertInto('product_part_patent').values(links).execute()
    },
  }
}
