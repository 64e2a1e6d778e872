/** What stands in table enterprise of certifications, whoever's; every submission is a revision (room content). */
import { type Certification, KeptCertification } from '@portal/contract/enterprise'
import { sql } from 'kysely'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** The newest certification and the approved one, as they are read today: fields that were added since have their defaults. */
export const withCertifications = <Row extends { certification: unknown; approved: unknown }>(
  row: Row,
): Omit<Row, 'certification' | 'approved'> & { certification: Certification; approved: Certification | null } => ({
  ...row,
  certification: KeptCertification.parse(row.certification),
  approved: KeptCertification.nullable().parse(row.approved),
})

export const certificationRepo = (tx: ReadTx) => {
  const db = tables<'enterprise'>(tx)
  return {
    /** Whether the newest certification of another enterprise bears this name. */
    nameBorneByOther: async (organisationId: string, name: string): Promise<boolean> => {
      const bearer = await db
        .selectFrom('enterprise')
        .select('id')
        .where(sql<string>`certification ->> 'name'`, '=', name)
        .where('id', '<>', organisationId)
        .limit(1)
        .executeTakeFirst()
      return bearer !== undefined
    },

    /** Other enterprises with this code: `holds` it by an approved certification, or has one with it under review. */
    withCode: (organisationId: string, uscc: string) => {
      const holds = sql<boolean>`(approved is not null and approved ->> 'uscc' = ${uscc})`
      const claims = sql<boolean>`(status = '2' and certification ->> 'uscc' = ${uscc})`
      return db
        .selectFrom('enterprise')
        .select(['id', sql<string>`certification ->> 'name'`.as('name'), holds.as('holds')])
        .where('id', '<>', organisationId)
        .where(sql<boolean>`(${holds} or ${claims})`)
        .orderBy('id')
        .limit(10)
        .execute()
    },
  }
}
