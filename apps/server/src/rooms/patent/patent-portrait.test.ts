import { patentPortrait } from '@portal/contract/patent'
import { publishProduct, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const portrait = (enterprise: string) => world.anonymous.call(patentPortrait, { query: { enterprise } })

test('visitors see the patents behind the products of an enterprise counted, each once; nothing that is private', async () => {
  const { demo, operator } = world.as
  const [shared, hidden] = [await registerPatent(demo, enterprises.ours), await registerPatent(demo, enterprises.ours)]
  const patents = [{ patentId: shared.id }]
  await publishProduct(demo, operator, { name: '画像甲泵', patents })
  await publishProduct(demo, operator, { name: '画像乙泵', patents })
  await world.pool.query(
    `update patent set filed_on = '2019-05-01', main_ipc = 'F04D 29/22', legal_status = 'in-force' where id = $1`,
    [shared.id],
  )
  await world.pool.query(`update patent set filed_on = '2021-05-01', main_ipc = 'F16J 15/34' where id = $1`, [
    world.patent,
  ])
  await world.pool.query(`update patent set filed_on = '2010-05-01' where id = $1`, [hidden.id])
  expect(await portrait(world.ids.enterprises.ours)).toEqual({
    total: 2,
    inForce: 1,
    types: [{ type: 'invention', count: 2 }],
    years: [
      { year: 2019, count: 1 },
      { year: 2020, count: 0 },
      { year: 2021, count: 1 },
    ],
    classes: [
      { subclass: 'F04D', count: 1 },
      { subclass: 'F16J', count: 1 },
    ],
  })
})

test('an enterprise without public products has no portrait', async () => {
  const none = { total: 0, inForce: 0, types: [], years: [], classes: [] }
  expect(await portrait(world.ids.enterprises.theirs)).toEqual(none)
  expect(await portrait('999999')).toEqual(none)
})
