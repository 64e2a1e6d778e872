import type { Certification } from '@portal/contract/enterprise'
import { sql } from 'kysely'
import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { withCertifications } from './enterprise-certification.repo.ts'

/** A certification that counts as approved from now on. */
export interface ApprovedRow {
  id: string
  certification: Certification
  revision: number
  /** A tsvector. */
  search_vector: string
}

const standing = (tx: ReadTx) =>
  tables<'enterprise' | 'enterprise_suspension'>(tx)
    .selectFrom('enterprise')
    .select(['enterprise.id', 'certification', 'approved', 'revision', 'status'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('enterprise_suspension')
            .select('enterprise_suspension.id')
            .whereRef('organisation_id', '=', 'enterprise.id')
            .where('lifted_at', 'is', null),
        )
        .as('suspended'),
    )

const reads = (tx: ReadTx) => {
  const db = tables<'enterprise' | 'enterprise_public' | 'enterprise_suspension'>(tx)
  return {
    byId: async (id: string) => {
      const row = await standing(tx).where('enterprise.id', '=', id).executeTakeFirst()
      return row && withCertifications(row)
    },

    /** Enterprises that visitors see, by name. */
    byNames: (names: string[]) =>
      db.selectFrom('enterprise_public').select(['id', 'name', 'industry']).where('name', 'in', names).execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'enterprise' | 'enterprise_public' | 'enterprise_suspension'>(tx)
  return {
    /** Who holds these codes, approved or not, held until the transaction ends if they will be written. */
    byCodes: async (codes: string[], hold: boolean) => {
      const rows = await standing(tx)
        .where(
          sql<boolean>`(enterprise.uscc = any(${codes}::text[])
            or (approved is not null and approved ->> 'uscc' = any(${codes}::text[])))`,
        )
        .orderBy('enterprise.id')
        .$if(hold, (all) => all.forUpdate('enterprise'))
        .execute()
      return rows.map(withCertifications)
    },

    /** Writes certifications as approved: the newest, and what visitors see. */
    approve: async (rows: ApprovedRow[], actorId: string, at: Date) => {
      if (rows.length === 0) return
      const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as row (
        id bigint, certification jsonb, revision integer, search_vector tsvector)`
      await sql`
        insert into enterprise (id, certification, approved, revision, status, reason, submitted_by, submitted_at,
          decided_at, certified_at)
        select id, certification, certification, revision, '1', null, ${actorId}::bigint, ${at}, ${at}, ${at} from ${given}
        on conflict (id) do update set
          certification = excluded.certification, approved = excluded.approved, revision = excluded.revision,
          status = '1', reason = null, submitted_by = excluded.submitted_by, submitted_at = excluded.submitted_at,
          decided_at = excluded.decided_at`.execute(db)
      await sql`
        insert into enterprise_public (id, name, name_en, uscc, region, industry, address, website, profile,
          certified_at, search_vector)
        select id, certification ->> 'name', certification ->> 'nameEn', certification ->> 'uscc',
          certification ->> 'region', certification ->> 'industry', certification ->> 'address',
          certification ->> 'website', certification ->> 'profile', ${at}, search_vector from ${given}
        on conflict (id) do update set
          name = excluded.name, name_en = excluded.name_en, uscc = excluded.uscc, region = excluded.region,
          industry = excluded.industry, address = excluded.address, website = excluded.website,
          profile = excluded.profile, search_vector = excluded.search_vector`.execute(db)
    },
  }
}

/** Enterprises that an operator's list names, a batch per statement. */
export const enterpriseImportRepo = repo(reads, writes)
