import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { type AuditEntry, audits } from './audit.service.ts'

/** A page asks anew whenever something changes: what one person looks at within an hour is one look. */
const ONE_LOOK = { limit: 1, windowSeconds: 3600 }

/** Writes down that somebody looked at whole data of a person: who, at what and when, and nothing of the data. */
export const createLooks =
  ({ transactor, throttle }: { transactor: Transactor; throttle: Throttle }) =>
  async (look: Pick<AuditEntry<unknown, unknown>, 'action' | 'subject'> & { actor: Looker }): Promise<void> => {
    const { actor, subject } = look
    const isFirst = await throttle.consume(`looked:${actor.userId}:${subject.type}:${subject.id}`, ONE_LOOK)
    if (isFirst === 'ok') await transactor.transact((tx) => audits.record(tx, look))
  }
type Looker = NonNullable<AuditEntry<unknown, unknown>['actor']>
