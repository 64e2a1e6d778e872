import type { ReadTx } from '../../platform/transaction.ts'
import { auditTrail } from './audit-trail.repo.ts'

/** As many of the newest entries as are read at one look. */
const NEWEST = 50

/** What happened to an enterprise lately, the newest first. */
export const trailOf = (tx: ReadTx, organisationId: string) => auditTrail(tx, organisationId, NEWEST)
