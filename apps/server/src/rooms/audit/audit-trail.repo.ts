import { signInActions } from '@portal/contract/audit-sign-in'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

const COLUMNS = ['id', 'at', 'actor_name', 'action', 'subject_type', 'subject_id'] as const

/** The newest entries about an organisation: what its members did, and what was done to it. Each half by its own index. */
export const auditTrail = (tx: ReadTx, organisationId: string, limit: number) => {
  const all = tables<'audit_entry'>(tx)
    .selectFrom('audit_entry')
    .select(COLUMNS)
    .where('action', 'not in', [...signInActions])
  const entries = all.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
  const byMembers = entries.where('organisation_id', '=', organisationId)
  const aboutIt = entries.where('subject_type', '=', 'enterprise').where('subject_id', '=', organisationId)
  return tables<'audit_entry'>(tx)
    .selectFrom(byMembers.as('by_members'))
    .selectAll()
    .union(tables<'audit_entry'>(tx).selectFrom(aboutIt.as('about_it')).selectAll())
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
