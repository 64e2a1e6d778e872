import { enterpriseAdminExport, enterpriseAdminPage } from '@portal/contract/enterprise-admin'
import { insertOrganisation } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const linesOf = (bytes: Uint8Array): string[] => new TextDecoder().decode(bytes).trimEnd().split('\r\n')

test('operators order enterprises either way, and take them along as a file; enterprises cannot', async () => {
  for (const name of ['排序丁有限公司', '排序甲有限公司', '排序乙有限公司']) await insertOrganisation(world.pool, name)
  const names = async (query: { sort: 'name' | 'registered'; direction?: 'ASC' | 'DESC' }) =>
    (await world.as.operator.call(enterpriseAdminPage, { query: { keywords: '排序', ...query } })).list.map(
      ({ name }) => name.at(2),
    )
  expect(await names({ sort: 'name' })).toEqual(['丁', '甲', '乙'])
  expect(await names({ sort: 'name', direction: 'DESC' })).toEqual(['乙', '甲', '丁'])
  expect(await names({ sort: 'registered' })).toEqual(['乙', '甲', '丁'])
  expect(await names({ sort: 'registered', direction: 'ASC' })).toEqual(['丁', '甲', '乙'])
  const query = { keywords: '排序', sort: 'name', format: 'csv' } as const
  const { name, bytes } = await world.as.operator.call(enterpriseAdminExport, { query })
  expect(name).toMatch(/^企业列表-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(linesOf(bytes).map((line) => line.slice(0, 5))).toEqual(['"企业名称', '"排序丁有', '"排序甲有', '"排序乙有'])
  expect(await world.as.demo.refusal(enterpriseAdminExport, { query })).toBe('A0301')
})
