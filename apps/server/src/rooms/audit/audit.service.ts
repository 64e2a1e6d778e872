import type { AuditedField } from '@portal/contract/audit-fields'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { discreet } from './audit.policy.ts'
import { auditRepo } from './audit.repo.ts'

/** Every key inside of a value; what is opaque (`unknown`, `object`) tells of none. */
type KeysIn<Value> = Value extends string | number | boolean | Date
  ? never
  : Value extends readonly (infer One)[]
    ? KeysIn<One>
    : { [Key in keyof Value]-?: Key | KeysIn<Value[Key]> }[keyof Value]
/** A value whose every key the log's pages have a word for; the type error names the others. */
type Worded<Value> = [Exclude<KeysIn<Value>, AuditedField>] extends [never]
  ? unknown
  : { noWordFor: Exclude<KeysIn<Value>, AuditedField> }

/** `before` and `after` are plain values as people would compare them; null where there was nothing. */
export interface AuditChange<Before, After> {
  before?: (Before & Worded<Before>) | undefined
  after?: (After & Worded<After>) | undefined
}

/** One change and who made it. */
export interface AuditEntry<Before, After> extends AuditChange<Before, After> {
  /** null: the platform itself. */
  actor: Pick<Actor, 'userId' | 'nickname' | 'organisationId'> | null
  /** `room.verb`, e.g. `product.saved`. */
  action: string
  subject: { type: string; id: string }
  /** The enterprise it concerns, where that is not the actor's own; an enterprise as the subject is found without. */
  organisationId?: string | null
}

const plain = (value: unknown) => (value === undefined ? null : discreet(JSON.parse(JSON.stringify(value))))

const concerned = ({
  organisationId,
  actor,
  subject,
}: Pick<AuditEntry<unknown, unknown>, 'organisationId' | 'actor' | 'subject'>): string | null =>
  organisationId ?? actor?.organisationId ?? (subject.type === 'enterprise' ? subject.id : null)

export const audits = {
  /**
   * What somebody changed, for the export of their data. What it was and became is told of themselves only: of others
   * it would be the data of others.
   */
  personalData: async (tx: ReadTx, userId: string): Promise<Record<string, unknown>> => ({
    audit: (await auditRepo(tx).byActor(userId)).map(({ at, action, subject_type, subject_id, before, after }) => {
      const own = subject_type === 'user' && subject_id === userId
      const subject = `${subject_type} ${subject_id}`
      return { at, action, subject, before: own ? before : null, after: own ? after : null }
    }),
  }),

  /** Writes one entry in the transaction of the change it tells of. */
  async record<Before, After>(tx: Tx, entry: AuditEntry<Before, After>): Promise<void> {
    await auditRepo(tx).append({
      actor_id: entry.actor?.userId ?? null,
      actor_name: entry.actor?.nickname ?? 'platform',
      organisation_id: concerned(entry),
      action: entry.action,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id,
      before: plain(entry.before),
      after: plain(entry.after),
    })
  },
}
