import { tables } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/transaction.ts'

/** Pictures with a code to type, by their key. */
export const userCaptchaRepo = (tx: Tx) => {
  const db = tables<'user_captcha'>(tx)
  return {
    insert: (captcha: { key: string; answer_hash: Buffer; expires_at: Date }) =>
      db.insertInto('user_captcha').values(captcha).execute(),

    /** Takes a captcha away: whatever is answered, it can be answered once. */
    take: (key: string) =>
      db.deleteFrom('user_captcha').where('key', '=', key).returning(['answer_hash', 'expires_at']).executeTakeFirst(),

    forget: (before: Date) => db.deleteFrom('user_captcha').where('expires_at', '<', before).execute(),
  }
}
