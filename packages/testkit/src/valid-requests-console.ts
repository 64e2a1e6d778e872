/** The valid requests of enterprises, products and patents in the console, of site settings and redirects. */
import { randomInt } from 'node:crypto'
import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { enterprises as names } from './people.ts'
import { type PatentCorrection } from '@portal/contract/patent-admin'
import { productTakeDown } from '@portal/contract/product-admin'
import { redirectAdd } from '@portal/contract/discovery'
import { productFeaturing } from '@portal/contract/product-featuring'
import { settingDetail } from '@portal/contract/setting'
import { anotherEnterprise } from './another-enterprise.ts'
import { publishProduct, registerPatent } from './factories.ts'
import type { ValidRequest, Sent } from './valid-requests.ts'
import type { World } from './world.ts'

/** What an operator knows of a patent that an enterprise only stated. */
export const correction = (change: Partial<PatentCorrection> = {}): PatentCorrection => ({
  title: '一种离心泵叶轮',
  titleEn: '',
  legalStatus: 'in-force',
  applicants: [names.ours],
  inventors: ['林启明'],
  agency: '',
  address: '',
  filedOn: '2021-03-01',
  grantedOn: '2023-05-09',
  expiresOn: '2041-03-01',
  publicationNo: '',
  publishedOn: null,
  mainIpc: 'F04D29/22',
  ipc: ['F04D29/22'],
  abstract: '叶轮与导叶一体成形。',
  ...change,
})

const byOperator = (sends: (world: World) => Promise<Sent> | Sent): ValidRequest => ({ as: 'operator', sends })

async function suspended(world: World): Promise<string> {
  const { id } = await anotherEnterprise(world)
  await world.as.operator.call(enterpriseSuspend, { body: { id, reason: '资质存疑' } })
  return id
}

const shownProduct = ({ as }: World): Promise<string> => publishProduct(as.demo, as.operator)

async function takenDownProduct(world: World): Promise<string> {
  const id = await shownProduct(world)
  await world.as.operator.call(productTakeDown, { body: { id, reason: '数据不实' } })
  return id
}

/** An address that nothing is at. */
const oldAddress = (): string => `/website/product/detail?id=${randomInt(2 ** 40, 2 ** 45)}`

export const operation: Record<string, ValidRequest> = {
  'discovery.redirectTarget': { as: null, sends: () => ({ query: { address: oldAddress() } }) },
  'discovery.redirectPage': byOperator(() => ({ query: { keywords: 'product' } })),
  'discovery.redirectAdd': byOperator(() => ({ body: { address: oldAddress(), target: '/website/product' } })),
  'discovery.redirectRemove': byOperator(async ({ as }) => {
    const { address } = await as.operator.call(redirectAdd, {
      body: { address: oldAddress(), target: '/website/news' },
    })
    return { body: { address } }
  }),
  'enterprise.enterpriseAdminPage': byOperator(() => ({ query: { keywords: '泵业', sort: 'name' } })),
  'enterprise.enterpriseAdminDetail': byOperator(({ ids }) => ({ query: { id: ids.enterprises.ours } })),
  'enterprise.enterpriseSuspend': byOperator(async (world) => ({
    body: { id: (await anotherEnterprise(world)).id, reason: '资质存疑' },
  })),
  'enterprise.enterpriseLift': byOperator(async (world) => ({ body: { id: await suspended(world), note: '已核实' } })),

  'product.productAdminPage': byOperator(() => ({ query: { keywords: '离心泵', onWebsite: 'true' } })),
  'product.productAdminDetail': byOperator(({ published }) => ({ query: { id: published } })),
  'product.productTakeDown': byOperator(async (world) => ({
    body: { id: await shownProduct(world), reason: '数据不实' },
  })),
  'product.productPutBack': byOperator(async (world) => ({ body: { id: await takenDownProduct(world) } })),
  'product.productFeaturing': byOperator(() => ({})),
  'product.productFeature': byOperator(async ({ as, published }) => {
    const { revision } = await as.operator.call(productFeaturing, {})
    return { body: { products: [published], revision } }
  }),

  'patent.patentAdminPage': byOperator(() => ({ query: { keywords: '叶轮' } })),
  'patent.patentAdminDetail': byOperator(({ patent }) => ({ query: { id: patent } })),
  'patent.patentAdminSave': byOperator(async ({ as }) => {
    const { id } = await registerPatent(as.demo, names.ours)
    return { body: { id, revision: 1, patent: correction() } }
  }),

  'setting.webSetting': { as: null, sends: () => ({}) },
  'setting.settingDetail': byOperator(() => ({})),
  'setting.settingSave': byOperator(async ({ as }) => {
    const { settings, revision } = await as.operator.call(settingDetail, {})
    return { body: { settings, revision } }
  }),
}
