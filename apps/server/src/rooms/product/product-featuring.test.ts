import { auditDetail, auditPage } from '@portal/contract/audit'
import { enterpriseLift, enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { productShowcase } from '@portal/contract/product'
import { productPutBack, productTakeDown } from '@portal/contract/product-admin'
import { productFeature, productFeaturing } from '@portal/contract/product-featuring'
import { productArchive } from '@portal/contract/product-own'
import { createProduct, publishProduct } from '@portal/testkit/factories'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
const ids: string[] = []
beforeAll(async () => {
  world = await startWorld()
  for (const name of ['首页推荐一号泵', '首页推荐二号泵', '首页推荐三号泵'])
    ids.push(await publishProduct(world.as.demo, world.as.operator, { name }))
})
afterAll(() => world.close())

const standing = () => world.as.operator.call(productFeaturing, {})
async function choose(products: string[]): Promise<void> {
  const { revision } = await standing()
  await world.as.operator.call(productFeature, { body: { products, revision } })
}
const shown = async () => (await world.anonymous.call(productShowcase, {})).featured.map(({ id }) => id)

test('before anybody chose, the home page has only the newest', async () => {
  expect(await standing()).toMatchObject({ products: [], revision: 0, updatedBy: null, can: { edit: true } })
  const { featured, newest } = await world.anonymous.call(productShowcase, {})
  expect(featured).toEqual([])
  expect(newest.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
})

test('an operator puts products forward in an order, each once, and the audit log says who', async () => {
  const [one = '', two = '', three = ''] = ids
  await choose([three, one, three])
  expect(await shown()).toEqual([three, one])
  await choose([two, three, one])
  expect(await shown()).toEqual([two, three, one])
  const { list } = await world.as.admin.call(auditPage, { query: { subjectType: 'home' } })
  expect(list[0]).toMatchObject({ action: 'home.featured', subjectId: 'featured' })
  const { before, after } = await world.as.admin.call(auditDetail, { query: { id: list[0]?.id ?? '' } })
  expect([before, after]).toEqual([{ products: [three, one] }, { products: [two, three, one] }])
})

test('what leaves the website leaves the home page, and comes back to its place', async () => {
  const [one = '', two = '', three = ''] = ids
  await choose([two, three, one])
  await world.as.operator.call(productTakeDown, { body: { id: two, reason: '数据存疑' } })
  await world.as.demo.call(productArchive, { body: { productIds: [three], archived: true } })
  expect(await shown()).toEqual([one])
  const { hidden, products } = await standing()
  expect(products).toEqual([two, three, one])
  expect(hidden.map(({ id }) => id).toSorted()).toEqual([two, three].toSorted())
  await world.as.operator.call(productPutBack, { body: { id: two } })
  expect(await shown()).toEqual([two, one])
})

test('a product that visitors do not see cannot be put forward', async () => {
  const { productId } = await createProduct(world.as.demo)
  const { revision } = await standing()
  const refused = { body: { products: [productId], revision } }
  expect(await world.as.operator.refusal(productFeature, refused)).toBe('A0400')
})

test('a choice that started from an older one is refused', async () => {
  const { revision } = await standing()
  await choose([])
  const late = { body: { products: ids.slice(0, 1), revision } }
  expect(await world.as.operator.refusal(productFeature, late)).toBe('A0409')
})

test('an enterprise neither sees nor makes the choice', async () => {
  expect(await world.as.demo.refusal(productFeaturing, {})).toBe('A0301')
  const { revision } = await standing()
  const refused = { body: { products: ids, revision } }
  expect(await world.as.demo.refusal(productFeature, refused)).toBe('A0301')
})

test('nothing of a suspended enterprise is put forward', async () => {
  const id = world.ids.enterprises.ours
  const products = ids.slice(0, 2)
  await choose(products)
  await world.as.operator.call(enterpriseSuspend, { body: { id, reason: '材料待核实' } })
  await until('the website to follow', async () => (await shown()).length === 0)
  await world.as.operator.call(enterpriseLift, { body: { id } })
  await until('the website to follow', async () => (await shown()).length === 2)
  expect(await shown()).toEqual(products)
})
