/** An authenticator app, as people carry it. */
import { createHmac } from 'node:crypto'
import { factorBegin, factorConfirm } from '@portal/contract/user-factor'
import type pg from 'pg'
import { z } from 'zod'
import type { Client } from './client.ts'
import { until } from './until.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_SECONDS = 30

/** The bytes of a secret as it is typed into an app (RFC 4648, base32). */
function bytesOf(secret: string): Buffer {
  let [bits, value] = [0, 0]
  const bytes: number[] = []
  for (const letter of secret) {
    value = ((value << 5) | ALPHABET.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 0xff)
  }
  return Buffer.from(bytes)
}

/** What the app shows, `steps` times 30 seconds from now (RFC 6238, RFC 4226). */
export function appCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + steps))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const binary = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
  return `${binary % 1_000_000}`.padStart(6, '0')
}

/** Waits for the first part of a step, so that what is computed now still has its distance when it arrives. */
export const amidStep = (): Promise<true> =>
  until('the beginning of a step', async () => (Date.now() / 1000) % STEP_SECONDS < STEP_SECONDS - 5)

/** Sets an app up for somebody; the code that confirmed it is spent. */
export async function setUpFactor(
  client: Client,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await client.call(factorBegin, { body: { password } })
  const { recoveryCodes } = await client.call(factorConfirm, { body: { factorCode: appCode(secret) } })
  return { secret, recoveryCodes }
}

const Challenged = z.object({ code: z.literal('A0240'), data: z.object({ challenge: z.string().min(1) }) })
/** The challenge of a sign-in that was answered by the question for the second factor; throws when it was not. */
export const challengeOf = (answer: unknown): string => Challenged.parse(answer).data.challenge

/** Takes the second factors of people away, behind the server's back. */
export async function removeFactors(pool: pg.Pool, userIds: string[]): Promise<void> {
  for (const table of ['user_factor', 'user_passkey', 'user_recovery_code', 'user_challenge'])
    await pool.query(`delete from ${table} where user_id = any($1)`, [userIds])
  await pool.query(`delete from throttle where key like 'factor:%' or key like 'unlock:%'`)
}
