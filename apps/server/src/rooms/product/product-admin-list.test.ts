import { productAdminExport, productAdminPage, type ProductSort } from '@portal/contract/product-admin'
import { createProduct } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const linesOf = (bytes: Uint8Array): string[] => new TextDecoder().decode(bytes).trimEnd().split('\r\n')

const word = '排序样机'

test('operators order all products by name, completeness and change, either way, and by nothing else', async () => {
  for (const name of [`${word}丁`, `${word}甲`, `${word}乙`])
    await createProduct(world.as.demo, { name, submit: false })
  const names = async (sort: ProductSort, direction: 'ASC' | 'DESC') =>
    (await world.as.operator.call(productAdminPage, { query: { keywords: word, sort, direction } })).list.map(
      ({ name }) => name.at(-1),
    )
  expect(await names('updated', 'ASC')).toEqual(['丁', '甲', '乙'])
  expect(await names('updated', 'DESC')).toEqual(['乙', '甲', '丁'])
  // As Chinese is sorted: dīng, jiǎ, yǐ.
  expect(await names('name', 'ASC')).toEqual(['丁', '甲', '乙'])
  expect(await names('name', 'DESC')).toEqual(['乙', '甲', '丁'])
  expect(await names('completeness', 'DESC')).toEqual((await names('completeness', 'ASC')).toReversed())
  expect((await world.as.operator.fetch(`${productAdminPage.path}?sort=summary`)).status).toBe(400)
})

test('operators take the list along as a file, in its order and guarded; enterprises cannot', async () => {
  await createProduct(world.as.stranger, { name: '=1+1导出样机', submit: false })
  await createProduct(world.as.demo, { name: '导出样机二', submit: false })
  const query = { keywords: '导出样机', sort: 'updated', direction: 'DESC', format: 'csv' } as const
  const { name, bytes } = await world.as.operator.call(productAdminExport, { query })
  expect(name).toMatch(/^全部产品-\d{4}-\d{2}-\d{2}\.csv$/)
  const [head, first, second, ...more] = linesOf(bytes)
  expect(head).toContain('"所属企业"')
  expect(first).toContain('"导出样机二"')
  expect(second).toContain(`"'=1+1导出样机"`)
  expect(more).toEqual([])
  expect(await world.as.demo.refusal(productAdminExport, { query })).toBe('A0301')
})
