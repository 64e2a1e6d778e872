/** Links by which people without an account read on: sent by mail, stored as hashes, gone with what identifies people. */
import type { Language } from '@portal/contract/kit'
import { tables } from './db/tables.ts'
import { linkTokenHash, newLinkToken } from './link-token.ts'
import type { ReadTx, Tx } from './transaction.ts'

export interface MailedLinks {
  /** Makes a link to one thing; answers its token. */
  open: (tx: Tx, id: string) => Promise<string>
  /** What a token leads to; null for an unknown one. */
  find: (tx: ReadTx, token: string) => Promise<string | null>
  /** Ends all links to one thing. */
  close: (tx: Tx, id: string) => Promise<void>
  /** Path and query of the page that a token opens. */
  address(token: string, language: Language): string
}

/** Links to one kind of thing. `path`: the page that reads the token. */
export function mailedLinks(thing: string, path: string): MailedLinks {
  return {
    async open(tx, id) {
      const token = newLinkToken()
      const link = { token_hash: linkTokenHash(token), thing, thing_id: id }
      await tables<'mailed_link'>(tx).insertInto('mailed_link').values(link).execute()
      return token
    },
    async find(tx, token) {
      const found = await tables<'mailed_link'>(tx)
        .selectFrom('mailed_link')
        .select('thing_id')
        .where('token_hash', '=', linkTokenHash(token))
        .where('thing', '=', thing)
        .executeTakeFirst()
      return found?.thing_id ?? null
    },
    async close(tx, id) {
      await tables<'mailed_link'>(tx)
        .deleteFrom('mailed_link')
        .where('thing', '=', thing)
        .where('thing_id', '=', id)
        .execute()
    },
    address: (token, language) => `${path}?token=${token}${language === 'en' ? '&lang=en' : ''}`,
  }
}
