/** What was typed into a form that was refused, kept for an hour under a key, so that nothing has to be typed twice. */
import type { Language } from '@portal/contract/kit'
import { now } from './clock.ts'
import { tables } from './db/tables.ts'
import type { Fault } from './errors.ts'
import { linkTokenHash, newLinkToken } from './link-token.ts'
import type { Transactor } from './transaction.ts'

const LIFE = 3_600_000
/** Characters of one field that are kept. */
const LONGEST = 5_000

export type FormEntries = Record<string, string>
/** What is wrong, by field; '' is about the whole form. */
export type FormFaults = { field: string; says: string }[]

export interface FormAttempts {
  /** Keeps the named fields of a refused form and why it was refused; answers the key. */
  keep(entries: FormEntries, fields: ReadonlySet<string>, refusal: Fault, language: Language): Promise<string>
  /** What is kept under a key; null for an unknown one, and after an hour. */
  find(key: string): Promise<{ entries: FormEntries; faults: FormFaults } | null>
}

/** What people typed, as far as a database can hold it. */
const keepable = (entries: FormEntries, fields: ReadonlySet<string>): FormEntries =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([field]) => fields.has(field))
      .map(([field, typed]) => [field, typed.replaceAll('\0', '').toWellFormed().slice(0, LONGEST)]),
  )

function faultsOf({ data, says }: Fault, language: Language): FormFaults {
  const fields: unknown = data !== null && typeof data === 'object' ? Reflect.get(data, 'fields') : undefined
  if (!Array.isArray(fields)) return [{ field: '', says: says[language] }]
  return (fields as { path: string; says: Record<Language, string> }[]).map((one) => ({
    field: one.path,
    says: one.says[language],
  }))
}

/** Keeps and finds attempts. */
export function createFormAttempts(transactor: Transactor): FormAttempts {
  return {
    async keep(entries, fields, refusal, language) {
      const key = newLinkToken()
      await transactor.transact(async (tx) => {
        const db = tables<'form_attempt'>(tx)
        const at = now()
        await db.deleteFrom('form_attempt').where('expires_at', '<=', at).execute()
        await db
          .insertInto('form_attempt')
          .values({
            key_hash: linkTokenHash(key),
            entries: JSON.stringify(keepable(entries, fields)),
            faults: JSON.stringify(faultsOf(refusal, language)),
            expires_at: new Date(at.getTime() + LIFE),
          })
          .execute()
      })
      return key
    },
    async find(key) {
      const found = await tables<'form_attempt'>(transactor.read)
        .selectFrom('form_attempt')
        .select(['entries', 'faults'])
        .where('key_hash', '=', linkTokenHash(key))
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (!found) return null
      return { entries: found.entries as FormEntries, faults: found.faults as unknown as FormFaults }
    },
  }
}
