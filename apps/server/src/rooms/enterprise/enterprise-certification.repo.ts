import type { Certification } from '@portal/contract/enterprise'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const reads = (tx: ReadTx) => {
  const db = tables<'enterprise' | 'enterprise_certification'>(tx)
  return {
    page: async (organisationId: string, limit: number, offset: number) => {
      const own = db.selectFrom('enterprise_certification').where('organisation_id', '=', organisationId)
      const [rows, { count }] = await Promise.all([
        own.selectAll().orderBy('revision', 'desc').limit(limit).offset(offset).execute(),
        own.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(count) }
    },

    /** The last decisions of all enterprises, with how long each took. */
    lastDecided: (limit: number) =>
      db
        .selectFrom('enterprise_certification')
        .select(['submitted_at', 'decided_at'])
        .where('outcome', 'is not', null)
        .orderBy('decided_at', 'desc')
        .limit(limit)
        .execute(),

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

const writes = (tx: Tx) => {
  const db = tables<'enterprise' | 'enterprise_certification'>(tx)
  return {
    insert: (row: {
      organisation_id: string
      revision: number
      certification: Certification
      submitted_by: string
      submitted_at: Date
    }) =>
      db
        .insertInto('enterprise_certification')
        .values({ ...row, certification: JSON.stringify(row.certification) })
        .execute(),

    decide: (
      organisationId: string,
      revision: number,
      decision: { outcome: 'approved' | 'rejected'; decided_at: Date; reason: string | null },
    ) =>
      db
        .updateTable('enterprise_certification')
        .set(decision)
        .where('organisation_id', '=', organisationId)
        .where('revision', '=', revision)
        .execute(),
  }
}

/** Every submission of a certification, and what was decided about it. */
export const certificationRepo = repo(reads, writes)
