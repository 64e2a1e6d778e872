/** Complaints as visitors file them: by posting the form of a public page. */
import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import type pg from 'pg'
import { sendCase, type SentCase } from './site-form.ts'

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

/** Files a complaint about a product that visitors see. How often others did is forgotten. */
export const fileComplaint = (
  app: { origin: string; pool: pg.Pool },
  productId: string,
  change: Record<string, string> = {},
  files: File[] = [],
): Promise<SentCase> => sendCase(app, 'complaint', COMPLAINT_PATH, typedComplaint(productId, change), files)
