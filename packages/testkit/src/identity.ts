/** Sign-ins elsewhere as they are stored, for tests in which no provider takes part. */
import { randomBytes } from 'node:crypto'
import { storedToken, tokenFor } from '@portal/server/src/rooms/user/identity-ticket.ts'
import type pg from 'pg'

/** Variables of a portal whose provider is never asked. */
export const silentProvider = {
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'a-secret-of-tests',
}

const randomName = (): string => randomBytes(8).toString('hex')

/** Links somebody with an identity that nobody else has; answers its id. */
export async function insertIdentity(pool: pg.Pool, userId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into user_identity (user_id, issuer, subject, name) values ($1, $2, $3, '某人') returning id`,
    [userId, silentProvider.OIDC_ISSUER, randomName()],
  )
  return rows[0]?.id ?? ''
}

/** Somebody is back from the provider: the ticket of the address, and the cookie of the browser it was made for. */
export async function backFromProvider({ pool }: { pool: pg.Pool }): Promise<{ ticket: string; cookie: string }> {
  const browser = randomBytes(16).toString('base64url')
  const ticket = tokenFor(browser)
  await pool.query(
    `insert into user_oidc_flow (state_hash, code_verifier, nonce, expires_at, ticket_hash, subject, name)
     values ($1, '', '', now() + interval '5 minutes', $2, $3, '某人')`,
    [storedToken(randomName()), storedToken(ticket), randomName()],
  )
  return { ticket, cookie: `oidc_browser=${browser}` }
}
