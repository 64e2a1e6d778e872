/** Inquiries as visitors send them: by posting the form of a public page. */
import { inquiryEntrance } from '@portal/contract/inquiry'
import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import type pg from 'pg'
import { createClient } from './client.ts'
import { sendCase, type SentCase } from './site-form.ts'

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

/** Asks about a product that visitors see. How often others did is forgotten. */
export async function sendInquiry(
  app: { origin: string; pool: pg.Pool },
  productId: string,
  change: Record<string, string> = {},
): Promise<SentCase> {
  const { privacy } = await createClient(app.origin).call(inquiryEntrance, { query: {} })
  return sendCase(app, 'inquiry', INQUIRY_PATH, typedInquiry(productId, privacy, change))
}
