import { patentAdminExport, patentAdminPage } from '@portal/contract/patent-admin'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const linesOf = (bytes: Uint8Array): string[] => new TextDecoder().decode(bytes).trimEnd().split('\r\n')

test('operators order patents by filing day either way, and take them along as a file; enterprises cannot', async () => {
  const days = async (direction: 'ASC' | 'DESC') =>
    (await world.as.operator.call(patentAdminPage, { query: { sort: 'filed', direction, pageSize: 100 } })).list.map(
      ({ filedOn }) => filedOn ?? '',
    )
  const [up, down] = [await days('ASC'), await days('DESC')]
  expect(up).toEqual(up.toSorted())
  expect(down).toEqual(up.toReversed())
  expect((await world.as.operator.fetch(`${patentAdminPage.path}?sort=title`)).status).toBe(400)
  const query = { sort: 'filed', format: 'csv' } as const
  const { name, bytes } = await world.as.operator.call(patentAdminExport, { query })
  expect(name).toMatch(/^专利列表-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(linesOf(bytes)).toHaveLength(up.length + 1)
  expect(await world.as.demo.refusal(patentAdminExport, { query })).toBe('A0301')
})
