/** Certificates as they lie in what products and enterprises show, each as a row; it owns no table. */
import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import { newestEntriesSql, publishedEntriesSql } from '../content/index.ts'
import { enterpriseCertificates } from '../enterprise/index.ts'
import { productCertificates } from '../product/index.ts'

/** The field of those documents that lists them. */
const LIST = 'certificates'
const UNTIL = sql`entry ->> 'validUntil'`

export interface KeptCertificateRow {
  subject_id: string
  status: string
  published: boolean
  /** Its place in the document, from 1. */
  position: string
  /** The certificate as stored. */
  entry: unknown
}
export interface EndingCertificateRow {
  subject: string
  subject_id: string
  /** Of the content it lies in. */
  kind: string
  /** The certificate as stored. */
  entry: unknown
}
/** Days (`YYYY-MM-DD`), both included; null: no bound. */
export interface Ending {
  from: string | null
  to: string | null
}

export const keptCertificateRepo = (tx: ReadTx) => {
  const db = tables<never>(tx)
  const ofProducts = (ids: readonly string[]) => sql`(${newestEntriesSql(productCertificates, LIST, ids)}) kept`
  return {
    /** A page of those in the newest revisions of these products, those first that end first; without an end last. */
    page: async (
      ids: readonly string[],
      { from, to }: Ending,
      { limit, offset }: { limit: number; offset: number },
    ) => {
      const { rows } = await sql<KeptCertificateRow>`
        select subject_id, status, published, position, entry from ${ofProducts(ids)}
        where (${from}::text is null or ${UNTIL} >= ${from}) and (${to}::text is null or ${UNTIL} <= ${to})
        order by ${UNTIL} nulls last, subject_id, position
        limit ${limit} offset ${offset}`.execute(db)
      return rows
    },

    /** How many those products have, how many ended before `today`, how many end from then until `soon`. */
    counts: async (ids: readonly string[], { today, soon }: { today: string; soon: string }) => {
      const { rows } = await sql<{ all: string; expired: string; soon: string }>`
        select count(*) as all, count(*) filter (where ${UNTIL} < ${today}) as expired,
          count(*) filter (where ${UNTIL} between ${today} and ${soon}) as soon
        from ${ofProducts(ids)}`.execute(db)
      const [row] = rows
      return { all: Number(row?.all ?? 0), expired: Number(row?.expired ?? 0), soon: Number(row?.soon ?? 0) }
    },

    /** Everything published, of products and enterprises, that ends between two days. */
    ending: async ({ from, to }: { from: string; to: string }) => {
      const { rows } = await sql<EndingCertificateRow>`
        select subject, subject_id, kind, entry
        from (${publishedEntriesSql([productCertificates, ...enterpriseCertificates], LIST)}) kept
        where ${UNTIL} between ${from} and ${to}
        order by ${UNTIL}, subject, subject_id`.execute(db)
      return rows
    },
  }
}
