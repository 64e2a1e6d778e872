/** Who and what there is in the demonstration, for addresses that name it. */
import { complaintPage } from '@portal/contract/complaint'
import { dictPage } from '@portal/contract/dict'
import { enterprisePage } from '@portal/contract/enterprise'
import { importDetail, importPage, importUpload } from '@portal/contract/import'
import { ownImportDetail, ownImportPage, ownImportUpload } from '@portal/contract/import-own'
import { expoPage } from '@portal/contract/hall'
import { inquiryPage } from '@portal/contract/inquiry-admin'
import { inquiryOwnPage } from '@portal/contract/inquiry-own'
import { newsPage, newsWorkbenchPage } from '@portal/contract/news'
import { productDetail, productPage } from '@portal/contract/product'
import { searchPageByParam } from '@portal/contract/product-own'
import { reviewPage } from '@portal/contract/review'
import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import { type Client, createClient, signIn } from '@portal/testkit/client'
import { until } from '@portal/testkit/until'

/** The demo accounts, by what they stand for. */
export const accounts = ['demo', 'pending', 'operator', 'admin'] as const
export type Account = (typeof accounts)[number]
export const PASSWORD = 'Demo@123456'

/** Things of the demo that addresses name. */
export interface Ids {
  product: string
  /** As many as can be compared. */
  compared: string[]
  patent: string
  enterprise: string
  ownProduct: string
  productReview: string
  certificationReview: string
  enterpriseReviews: Record<EnterpriseKind, string>
  dict: string
  news: string
  article: string
  complaint: string
  expo: string
  /** One to the platform. */
  inquiry: string
  ownInquiry: string
  importRun: string
  ownImport: string
}

const firstId = (what: string, list: readonly { id: string }[]): string => {
  const [first] = list
  if (!first) throw new Error(`The demo shows no ${what}; is the server seeded with SEED=demo?`)
  return first.id
}

async function pendingReview(operator: Client, kinds: readonly string[]): Promise<string> {
  const { list } = await operator.call(reviewPage, { query: { pageSize: 50 } })
  return firstId(
    `pending review of ${kinds.join(' or ')}`,
    list.filter(({ kind }) => kinds.includes(kind)),
  )
}

/** A list that was uploaded and read through; the demo brings none. */
async function checkedImport(operator: Client): Promise<string> {
  const { list } = await operator.call(importPage, { query: {} })
  if (list[0]) return list[0].id
  const rows = '申请号,发明名称,申请人\r\n不是申请号,一种示例装置,示例有限公司\r\n'
  const { id } = await operator.upload(importUpload, new File([rows], '专利清单.csv'))
  await until('the preview of a list', async () => {
    const { state } = await operator.call(importDetail, { params: { id } })
    return state === 'ready'
  })
  return id
}

/** The same of an enterprise's own products. */
async function checkedOwnImport(demo: Client): Promise<string> {
  const { list } = await demo.call(ownImportPage, { query: {} })
  if (list[0]) return list[0].id
  const rows = '备案编号,产品名称,型号规格\r\nBA-2026-0001,示例自吸泵,ZX-50\r\nBA-2026-0002,,\r\n'
  const { id } = await demo.upload(ownImportUpload, new File([rows], '产品清单.csv'))
  await until('the preview of an own list', async () => {
    const { state } = await demo.call(ownImportDetail, { params: { id } })
    return state === 'ready'
  })
  return id
}

/** Asks a running server which things of the demo there are. */
export async function discover(origin: string): Promise<Ids> {
  const visitor = createClient(origin)
  const [demo, operator] = await Promise.all([signIn(origin, 'demo', PASSWORD), signIn(origin, 'operator', PASSWORD)])
  const exploded = await visitor.call(productPage, { query: { chain: 'true', sort: 'patents' } })
  const all = await visitor.call(productPage, { query: {} })
  const product = firstId('product', [...exploded.list, ...all.list])
  const detail = await visitor.call(productDetail, { body: { productId: product } })
  return {
    product,
    compared: all.list.slice(0, 4).map(({ id }) => id),
    patent: firstId('patent', detail.patents),
    enterprise: firstId('enterprise', (await visitor.call(enterprisePage, { query: {} })).list),
    ownProduct: firstId('product of the demo enterprise', (await demo.call(searchPageByParam, { body: {} })).list),
    productReview: await pendingReview(operator, ['pictures', 'basics', 'chain']),
    certificationReview: await pendingReview(operator, ['certification']),
    enterpriseReviews: {
      display: await pendingReview(operator, ['display']),
      entCertificate: await pendingReview(operator, ['entCertificate']),
      honor: await pendingReview(operator, ['honor']),
      pavilion: await pendingReview(operator, ['pavilion']),
    },
    importRun: await checkedImport(operator),
    ownImport: await checkedOwnImport(demo),
    inquiry: firstId('inquiry', (await operator.call(inquiryPage, { query: { target: 'platform' } })).list),
    ownInquiry: firstId('inquiry', (await demo.call(inquiryOwnPage, { query: {} })).list),
    complaint: firstId('complaint', (await operator.call(complaintPage, { query: {} })).list),
    expo: firstId('expo', (await visitor.call(expoPage, { query: {} })).list),
    article: firstId('article on the website', (await visitor.call(newsPage, { query: {} })).list),
    news: firstId('article', (await demo.call(newsWorkbenchPage, { query: {} })).list),
    dict: firstId('dictionary', (await operator.call(dictPage, { query: { keywords: 'gender' } })).list),
  }
}
