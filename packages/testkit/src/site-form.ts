/** Forms of the website that anybody may post, as visitors post them. */
import type { Envelope } from '@portal/contract/kit'
import { outboxPage } from '@portal/contract/message'
import { FORM_STAMP, FORM_STAMP_LIFE } from '@portal/server/src/platform/form-stamp.ts'
import { createSigner } from '@portal/server/src/platform/signature.ts'
import type pg from 'pg'
import { type Client, createClient } from './client.ts'

/** What a browser without script accepts. */
export const HTML = 'text/html,application/xhtml+xml'

/** A stamp of a form that was shown a minute ago: nobody waits in tests. */
export async function stampOf(pool: pg.Pool, shownAgoMs = 60_000): Promise<string> {
  const { rows } = await pool.query<{ value: Buffer }>(`select value from secret where name = 'signed address'`)
  const expires = new Date(Date.now() - shownAgoMs + FORM_STAMP_LIFE)
  return createSigner(rows[0]?.value ?? Buffer.alloc(0)).sign(FORM_STAMP, expires)
}

interface PostOptions {
  files?: File[]
  accept?: string
  headers?: Record<string, string>
}

/** Posts a form to `path`; with files as multipart. `accept`: a browser without script, or (by default) a script. */
export function postForm(
  client: Client,
  path: string,
  fields: Record<string, string>,
  { files = [], accept = 'application/json', headers = {} }: PostOptions = {},
): Promise<Response> {
  const form = files.length === 0 ? new URLSearchParams() : new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (form instanceof FormData) for (const file of files) form.append('proof', file)
  return client.fetch(path, { method: 'POST', body: form, headers: { accept, ...headers } })
}

interface Receipt {
  number: string
  address: string
  /** Of a refusal. */
  fields?: { path: string; says: { 'zh-cn': string } }[]
}

/** Posts a form as a script does; answers the status and the envelope. */
export async function postedForm(
  ...posted: Parameters<typeof postForm>
): Promise<Envelope<Receipt | null> & { status: number }> {
  const response = await postForm(...posted)
  return { status: response.status, ...((await response.json()) as Envelope<Receipt | null>) }
}

/** The token of the link that leads to `address`. */
export const tokenIn = (address: string): string => new URL(address, 'http://localhost').searchParams.get('token') ?? ''

/** Where a browser without script is led to, and the key of its refused attempt. */
export function ledTo(response: Response): { address: URL; attempt: string } {
  const address = new URL(response.headers.get('location') ?? '', 'http://localhost')
  return { address, attempt: address.searchParams.get('attempt') ?? '' }
}

/** The mails to an address, newest first, as an operator reads them. */
export const mailsTo = async (operator: Client, recipient: string) =>
  (await operator.call(outboxPage, { query: { channel: 'mail', keywords: recipient } })).list

/** What was sent in, as those read it who follow it. */
export interface SentCase {
  id: string
  number: string
  /** Of the link in the receipt. */
  token: string
  email: string
}

/** Sends a case in that is kept in a table of its room. How often others did is forgotten. */
export async function sendCase(
  { origin, pool }: { origin: string; pool: pg.Pool },
  table: 'complaint' | 'inquiry',
  path: string,
  typed: Record<string, string>,
  files: File[] = [],
): Promise<SentCase> {
  await pool.query(`delete from throttle where key like $1`, [`${table}:%`])
  const fields: Record<string, string> = { ...typed, stamp: await stampOf(pool) }
  const { status, data, message } = await postedForm(createClient(origin), path, fields, { files })
  if (status !== 200 || !data) throw new Error(`The ${table} was refused with ${status}: ${message}`)
  const { rows } = await pool.query<{ id: string }>(`select id from ${table} where number = $1`, [data.number])
  return { id: rows[0]?.id ?? '', number: data.number, token: tokenIn(data.address), email: fields['email'] ?? '' }
}
