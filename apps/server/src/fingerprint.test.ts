import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('a changed row changes the fingerprint of its table and of no other', async () => {
  const before = await world.fingerprint()
  await world.pool.query(`update user_account set nickname = nickname || '改' where username = 'demo'`)
  const after = await world.fingerprint()
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(changed).toEqual(['user_account'])
})
