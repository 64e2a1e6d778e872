import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export interface KeptCertificateRow {
  subject_id: string
  status: string
  published: boolean
  /** Its place in the document, from 1. */
  position: string
  kind: string
  name: string
  number: string
  issuer: string
  valid_until: string | null
}
export interface EndingCertificateRow {
  subject: string
  subject_id: string
  content_kind: string
  name: string
  number: string
  valid_until: string
}
/** Days (`YYYY-MM-DD`), both included; null: no bound. */
export interface Ending {
  from: string | null
  to: string | null
}

/** Certificates inside documents, each as a row. */
export const contentCertificateRepo = (tx: ReadTx) => {
  const db = tables<'content' | 'content_revision'>(tx)
  /** Certificates of the newest revisions of these products. */
  const ofProducts = (ids: readonly string[]) => sql`
    content c
    join content_revision r on r.subject = c.subject and r.subject_id = c.subject_id and r.kind = c.kind
      and r.revision = c.newest_revision
    cross join lateral jsonb_array_elements(r.document -> 'certificates') with ordinality as one (value, position)
    where c.subject = 'product' and c.kind = 'certificate' and c.subject_id = any(${[...ids]}::bigint[])`
  const until = sql`one.value ->> 'validUntil'`
  return {
    /** One page of them, those first that end first; without an end last. */
    page: async (ids: readonly string[], ending: Ending, limit: number, offset: number) => {
      const { rows } = await sql<KeptCertificateRow>`
        select c.subject_id, c.status, c.published_revision is not null as published, one.position,
          one.value ->> 'kind' as kind, one.value ->> 'name' as name, one.value ->> 'number' as number,
          one.value ->> 'issuer' as issuer, ${until} as valid_until
        from ${ofProducts(ids)}
          and (${ending.from}::text is null or ${until} >= ${ending.from})
          and (${ending.to}::text is null or ${until} <= ${ending.to})
        order by ${until} nulls last, c.subject_id, one.position
        limit ${limit} offset ${offset}`.execute(db)
      return rows
    },

    /** How many there are, how many ended before `today`, how many end from then until `soon`. */
    counts: async (ids: readonly string[], today: string, soon: string) => {
      const { rows } = await sql<{ all: string; expired: string; soon: string }>`
        select count(*) as all, count(*) filter (where ${until} < ${today}) as expired,
          count(*) filter (where ${until} between ${today} and ${soon}) as soon
        from ${ofProducts(ids)}`.execute(db)
      const [row] = rows
      return { all: Number(row?.all ?? 0), expired: Number(row?.expired ?? 0), soon: Number(row?.soon ?? 0) }
    },

    /** What is published, of products and of enterprises, and ends between two days. */
    ending: async (from: string, to: string) => {
      const { rows } = await sql<EndingCertificateRow>`
        select c.subject, c.subject_id, c.kind as content_kind, one.value ->> 'name' as name,
          one.value ->> 'number' as number, ${until} as valid_until
        from content c
        join content_revision r on r.subject = c.subject and r.subject_id = c.subject_id and r.kind = c.kind
          and r.revision = c.published_revision
        cross join lateral jsonb_array_elements(r.document -> 'certificates') as one (value)
        where c.kind in ('certificate', 'entCertificate', 'honor') and ${until} between ${from} and ${to}
        order by ${until}, c.subject, c.subject_id`.execute(db)
      return rows
    },
  }
}
