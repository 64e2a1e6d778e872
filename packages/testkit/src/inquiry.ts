/** Inquiries as visitors send them: by posting the form of a public page. */
import { inquiryEntrance } from '@portal/contract/inquiry'
import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import type { Envelope } from '@portal/contract/kit'
import type pg from 'pg'
import { createClient } from './client.ts'
import { postForm, stampOf } from './complaint.ts'

let counted = 0

/** What somebody types about a product. Everybody has an address of their own. `privacy`: the version in force. */
export const typedInquiry = (
  productId: string,
  privacy: string,
  change: Record<string, string> = {},
): Record<string, string> => ({
  targetType: 'product',
  targetId: productId,
  purpose: 'quote',
  name: '许知行',
  company: '示例热力集团',
  email: `buyer-${process.pid}-${(counted += 1)}@example.com`,
  phone: '',
  text: '拟采购 12 台，请报单价和交货期。',
  consent: 'yes',
  privacy,
  language: 'zh-cn',
  ...change,
})

export interface SentInquiry {
  id: string
  number: string
  /** Of the link in the receipt. */
  token: string
  email: string
}

/** Asks about a product that visitors see. How often others did is forgotten. */
export async function sendInquiry(
  { origin, pool }: { origin: string; pool: pg.Pool },
  productId: string,
  change: Record<string, string> = {},
): Promise<SentInquiry> {
  await pool.query(`delete from throttle where key like 'inquiry:%'`)
  const visitor = createClient(origin)
  const { privacy } = await visitor.call(inquiryEntrance, { query: {} })
  const fields: Record<string, string> = { ...typedInquiry(productId, privacy, change), stamp: await stampOf(pool) }
  const response = await postForm(visitor, INQUIRY_PATH, fields)
  const { data, message } = (await response.json()) as Envelope<{ number: string; address: string } | null>
  if (!response.ok || !data) throw new Error(`The inquiry was refused with ${response.status}: ${message}`)
  const { rows } = await pool.query<{ id: string }>('select id from inquiry where number = $1', [data.number])
  const token = new URL(data.address, origin).searchParams.get('token') ?? ''
  return { id: rows[0]?.id ?? '', number: data.number, token, email: fields['email'] ?? '' }
}
