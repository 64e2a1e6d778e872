import { repo } from '../../platform/db/repo.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'

const reads = (tx: ReadTx) => {
  const db = tables<'user_account' | 'user_identity' | 'user_oidc_flow'>(tx)
  return {
    /** Of one account, the oldest first. */
    ofUser: (userId: string) =>
      db.selectFrom('user_identity').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
  }
}

const writes = (tx: Tx) => {
  const db = tables<'user_account' | 'user_identity' | 'user_oidc_flow'>(tx)
  return {
    /** The account behind an identity, marked as used now. */
    use: (issuer: string, subject: string, at: Date) =>
      db
        .updateTable('user_identity')
        .set({ last_used_at: at })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .returning('user_id')
        .executeTakeFirst(),

    /** Links an identity and answers whose it is afterwards: that of whoever was first. */
    link: async (identity: { user_id: string; issuer: string; subject: string; name: string }) => {
      const { issuer, subject, name } = identity
      const { user_id } = await db
        .insertInto('user_identity')
        .values(identity)
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ name }))
        .returning('user_id')
        .executeTakeFirstOrThrow()
      return { user_id, issuer, subject }
    },

    unlink: (userId: string, id: string) =>
      db
        .deleteFrom('user_identity')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(['issuer', 'name'])
        .executeTakeFirst(),

    /** By what else somebody comes in, held until the end of the transaction. */
    waysIn: (userId: string) =>
      db
        .selectFrom('user_account')
        .select(['password_hash', 'mobile'])
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow(),

    begin: (flow: {
      state_hash: Buffer
      code_verifier: string
      nonce: string
      user_id: string | null
      expires_at: Date
    }) => db.insertInto('user_oidc_flow').values(flow).execute(),

    forgetFlows: (before: Date) => db.deleteFrom('user_oidc_flow').where('expires_at', '<', before).execute(),

    /** Takes a flow that the browser came back from (or has not gone out with yet) away for good. */
    takeByState: (stateHash: Buffer, at: Date) =>
      db
        .deleteFrom('user_oidc_flow')
        .where('state_hash', '=', stateHash)
        .where('ticket_hash', 'is', null)
        .where('expires_at', '>', at)
        .returning(['user_id', 'code_verifier', 'nonce'])
        .executeTakeFirst(),

    /** Keeps who came back, until the page exchanges the ticket. */
    finish: (flow: {
      state_hash: Buffer
      ticket_hash: Buffer
      subject: string
      name: string
      user_id: string | null
      expires_at: Date
    }) =>
      db
        .insertInto('user_oidc_flow')
        .values({ ...flow, code_verifier: '', nonce: '' })
        .execute(),

    /** Takes the exchange of a ticket. */
    exchange: (ticketHash: Buffer, at: Date) =>
      db
        .updateTable('user_oidc_flow')
        .set({ used_at: at })
        .where('ticket_hash', '=', ticketHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .returning(['id', 'user_id', 'subject', 'name'])
        .executeTakeFirst(),

    /** Another ticket for what was exchanged and belongs to no account yet. */
    offerLink: (id: string, ticketHash: Buffer, expiresAt: Date) =>
      db
        .updateTable('user_oidc_flow')
        .set({ ticket_hash: ticketHash, expires_at: expiresAt })
        .where('id', '=', id)
        .execute(),

    /** Takes the linking of a ticket. */
    takeLink: (ticketHash: Buffer, at: Date) =>
      db
        .updateTable('user_oidc_flow')
        .set({ linked_at: at })
        .where('ticket_hash', '=', ticketHash)
        .where('used_at', 'is not', null)
        .where('linked_at', 'is', null)
        .where('user_id', 'is', null)
        .where('expires_at', '>', at)
        .returning(['subject', 'name'])
        .executeTakeFirst(),
  }
}

/** Other sign-ins of accounts, and those under way. Every claim is one statement: of two that try, one gets the row. */
export const userIdentityRepo = repo(reads, writes)
