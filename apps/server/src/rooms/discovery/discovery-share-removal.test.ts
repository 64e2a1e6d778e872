import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { expoWithdraw } from '@portal/contract/hall-admin'
import { articleWithdraw } from '@portal/contract/news-admin'
import { productPutBack, productTakeDown } from '@portal/contract/product-admin'
import { anotherEnterprise } from '@portal/testkit/another-enterprise'
import { publishProduct } from '@portal/testkit/factories'
import { databaseQuiet, holdRows } from '@portal/testkit/held-row'
import { jobsDone } from '@portal/testkit/jobs-done'
import { openKillableInstallation } from '@portal/testkit/killable'
import { publishedExpo } from '@portal/testkit/valid-requests/hall'
import { publishedArticle } from '@portal/testkit/valid-requests/news'
import { until } from '@portal/testkit/until'
import { populate, startWorld, type World } from '@portal/testkit/world'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const draw = async (origin: string, name: string): Promise<void> =>
  expect([name, (await fetch(`${origin}/share/${name}.jpg`)).status]).toEqual([name, 200])
/** How many pictures lie in the storage of a thing, `product/12`. */
async function kept(dataDir: string, thing: string): Promise<number> {
  const names = await readdir(join(dataDir, 'files', 'share', thing), { recursive: true }).catch(() => [])
  return names.filter((name) => name.endsWith('.jpg')).length
}
const gone = (dataDir: string, thing: string) =>
  until(`the pictures of ${thing} to be gone`, async () => (await kept(dataDir, thing)) === 0)

/** Keeps the events that take pictures away from being followed, until the answer is called. */
const holdBack = (pool: pg.Pool) =>
  holdRows(pool, `select pg_advisory_xact_lock(hashtextextended('event_delivery:discovery', 0))`)

test('pictures of what is taken off go: of a product, of an article, and of an enterprise with its products', async () => {
  const { as, origin, dataDir } = world
  const product = await publishProduct(as.demo, as.operator)
  const article = await publishedArticle(world)
  const other = await anotherEnterprise(world)
  const theirs = await publishProduct(other.owner, as.operator)
  for (const name of [`product-${product}`, `news-${article.id}`, `enterprise-${other.id}`, `product-${theirs}`])
    await draw(origin, name)
  await as.operator.call(productTakeDown, { body: { id: product, reason: '数据不实' } })
  await as.operator.call(articleWithdraw, { body: { ids: [article.id] } })
  await as.operator.call(enterpriseSuspend, { body: { id: other.id, reason: '资质存疑' } })
  for (const thing of [`product/${product}`, `news/${article.id}`, `enterprise/${other.id}`, `product/${theirs}`])
    await gone(dataDir, thing)
})

test('pictures in which products of others stand go with the first product that is taken off', async () => {
  const { as, origin, dataDir, ids } = world
  const product = await publishProduct(as.demo, as.operator)
  const fair = await publishedExpo(world)
  const names = ['hall-region', 'hall-industry-03', 'products', 'showroom', `expo-${fair.id}`]
  for (const name of [...names, `enterprise-${ids.enterprises.ours}`]) await draw(origin, name)
  await as.operator.call(productTakeDown, { body: { id: product, reason: '数据不实' } })
  const things = ['hall/region', 'hall/industry-03', 'products/0', 'showroom/0', `expo/${fair.id}`]
  for (const thing of [...things, `enterprise/${ids.enterprises.ours}`]) await gone(dataDir, thing)
})

test('the picture of an expo stays while it is shown, and goes when it is withdrawn', async () => {
  const { as, origin, dataDir, pool, portal } = world
  const { id } = await publishedExpo(world)
  await draw(origin, `expo-${id}`)
  await portal.platform.events.settle()
  await jobsDone(pool)
  expect(await kept(dataDir, `expo/${id}`)).toBe(1)
  await as.operator.call(expoWithdraw, { body: { id } })
  await gone(dataDir, `expo/${id}`)
})

test('what is shown again before its picture was removed keeps it', async () => {
  const { as, origin, dataDir, pool, portal } = world
  const product = await publishProduct(as.demo, as.operator)
  await draw(origin, `product-${product}`)
  const release = await holdBack(pool)
  await as.operator.call(productTakeDown, { body: { id: product, reason: '数据不实' } })
  await as.operator.call(productPutBack, { body: { id: product } })
  await release()
  await portal.platform.events.settle()
  await jobsDone(pool)
  expect(await kept(dataDir, `product/${product}`)).toBe(1)
})

test('killed after something was taken off, the next process removes its picture', { timeout: 180_000 }, async () => {
  const installation = await openKillableInstallation()
  try {
    const { pool, dataDir } = installation
    const first = await installation.start()
    const { as, published } = await populate({ origin: first.origin, pool })
    await draw(first.origin, `product-${published}`)
    const release = await holdBack(pool)
    await as.operator.call(productTakeDown, { body: { id: published, reason: '数据不实' } })
    await first.kill()
    await release()
    await databaseQuiet(pool, 30_000)
    expect(await kept(dataDir, `product/${published}`)).toBe(1)
    await installation.start()
    await gone(dataDir, `product/${published}`)
  } finally {
    await installation.close()
  }
})
