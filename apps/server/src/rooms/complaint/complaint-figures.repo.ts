import { waitingOf } from '../../platform/db/found.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

/** Complaints that are not settled. */
export const complaintsWaiting = (tx: ReadTx) =>
  waitingOf(tables<'complaint'>(tx).selectFrom('complaint').where('state', 'in', ['new', 'handling', 'waiting']))
