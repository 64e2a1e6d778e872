import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { JsonValue } from '../../platform/db/row-types.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

export interface AuditRow {
  actor_id: string | null
  actor_name: string
  organisation_id: string | null
  action: string
  subject_type: string
  subject_id: string
  before: JsonValue
  after: JsonValue
}

const reads = (tx: ReadTx) => ({
  /** Everything one person changed, the oldest first. */
  byActor: (userId: string) =>
    tables<'audit_entry'>(tx)
      .selectFrom('audit_entry')
      .select(['at', 'action', 'subject_type', 'subject_id', 'before', 'after'])
      .where('actor_id', '=', userId)
      .orderBy('id')
      .execute(),
})

const writes = (tx: Tx) => ({
  append: (entry: AuditRow) =>
    tables<'audit_entry'>(tx)
      .insertInto('audit_entry')
      .values({
        ...entry,
        before: entry.before === null ? null : JSON.stringify(entry.before),
        after: entry.after === null ? null : JSON.stringify(entry.after),
      })
      .execute(),
})

/** Appends and reads; the table refuses anything else. */
export const auditRepo = repo(reads, writes)
