/** Complaints as visitors file them: by posting the form of a public page. */
import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import type { Envelope } from '@portal/contract/kit'
import { FORM_STAMP, FORM_STAMP_LIFE } from '@portal/server/src/platform/form-stamp.ts'
import { createSigner } from '@portal/server/src/platform/signature.ts'
import type pg from 'pg'
import { type Client, createClient } from './client.ts'

let counted = 0

/** What somebody types about a product. Everybody has an address of their own. */
export const typedComplaint = (productId: string, change: Record<string, string> = {}): Record<string, string> => ({
  subjectType: 'product',
  subjectId: productId,
  kind: 'falsehood',
  statement: '页面所列的效率数据与产品说明书不一致。',
  right: '',
  name: '许知行',
  email: `visitor-${process.pid}-${(counted += 1)}@example.com`,
  phone: '',
  consent: 'yes',
  language: 'zh-cn',
  ...change,
})

/** A stamp of a form that was shown a minute ago: nobody waits in tests. */
export async function stampOf(pool: pg.Pool, shownAgoMs = 60_000): Promise<string> {
  const { rows } = await pool.query<{ value: Buffer }>(`select value from secret where name = 'signed address'`)
  const expires = new Date(Date.now() - shownAgoMs + FORM_STAMP_LIFE)
  return createSigner(rows[0]?.value ?? Buffer.alloc(0)).sign(FORM_STAMP, expires)
}

/** Posts a form to `path`; with files as multipart. `accept`: a browser without script, or (by default) a script. */
export function postForm(
  client: Client,
  path: string,
  fields: Record<string, string>,
  {
    files = [],
    accept = 'application/json',
    headers = {},
  }: { files?: File[]; accept?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const form = files.length === 0 ? new URLSearchParams() : new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (form instanceof FormData) for (const file of files) form.append('proof', file)
  return client.fetch(path, { method: 'POST', body: form, headers: { accept, ...headers } })
}

export interface FiledComplaint {
  id: string
  number: string
  /** Of the link in the receipt. */
  token: string
  email: string
}

/** Files a complaint about a product that visitors see. How often others did is forgotten. */
export async function fileComplaint(
  { origin, pool }: { origin: string; pool: pg.Pool },
  productId: string,
  change: Record<string, string> = {},
  files: File[] = [],
): Promise<FiledComplaint> {
  await pool.query(`delete from throttle where key like 'complaint:%'`)
  const fields: Record<string, string> = { ...typedComplaint(productId, change), stamp: await stampOf(pool) }
  const response = await postForm(createClient(origin), COMPLAINT_PATH, fields, { files })
  const { data, message } = (await response.json()) as Envelope<{ number: string; address: string } | null>
  if (!response.ok || !data) throw new Error(`The complaint was refused with ${response.status}: ${message}`)
  const { rows } = await pool.query<{ id: string }>('select id from complaint where number = $1', [data.number])
  const token = new URL(data.address, origin).searchParams.get('token') ?? ''
  return { id: rows[0]?.id ?? '', number: data.number, token, email: fields['email'] ?? '' }
}
