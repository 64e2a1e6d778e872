import { messagePage, messageRead } from '@portal/contract/message'
import { messageList, messageReadGroup, messageRemove } from '@portal/contract/message-list'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MANY = 45
let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Gives somebody messages of a kind, every third of them read. */
const give = (userId: string, kind: string, count: number) =>
  world.pool.query(
    `insert into message (user_id, kind, params, read_at)
     select $1, $2, '{}', case when n % 3 = 0 then now() end from generate_series(1, $3) n`,
    [userId, kind, count],
  )
const clear = (userId: string) => world.pool.query('delete from message where user_id = $1', [userId])
const guest = () => world.as.guest
const mine = () => world.ids.people.guest
const numbers = async () =>
  Object.fromEntries(
    (await guest().call(messageList, { query: {} })).groups.map(({ group, total, unread }) => [group, [total, unread]]),
  )

test('messages come unread ones first, each once, page after page', async () => {
  await clear(mine())
  await give(mine(), 'content.approved', MANY)
  const seen: { id: string; unread: boolean }[] = []
  let after: string | null | undefined
  do {
    const query = { limit: 7, ...(after ? { after } : {}) }
    const page = await guest().call(messageList, { query })
    seen.push(...page.list.map(({ id, readAt }) => ({ id, unread: readAt === null })))
    after = page.next
  } while (after)
  expect(seen).toHaveLength(MANY)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(MANY)
  expect(seen.map(({ unread }) => unread)).toEqual([...Array(30).fill(true), ...Array(15).fill(false)])
  const unread = await guest().call(messageList, { query: { unread: 'true', limit: 50 } })
  expect([unread.list.length, unread.next]).toEqual([30, null])
})

test('groups are counted and looked at by themselves; marking one leaves the others', async () => {
  await clear(mine())
  await give(mine(), 'content.rejected', 4)
  await give(mine(), 'product.takenDown', 1)
  await give(mine(), 'notice', 3)
  await give(mine(), 'account.passwordChanged', 2)
  expect(await numbers()).toEqual({
    inquiry: [0, 0],
    content: [5, 4],
    certification: [0, 0],
    complaint: [0, 0],
    platform: [3, 2],
    account: [2, 2],
  })
  const { list } = await guest().call(messageList, { query: { group: 'platform' } })
  expect(list.map(({ kind }) => kind)).toEqual(['notice', 'notice', 'notice'])
  expect(await guest().call(messageReadGroup, { body: { group: 'content' } })).toEqual({ unread: 4 })
  expect((await numbers())['content']).toEqual([5, 0])
  expect(await guest().call(messageReadGroup, { body: {} })).toEqual({ unread: 0 })
})

test('somebody removes their messages and nobody else’s', async () => {
  await clear(mine())
  await give(mine(), 'notice', 3)
  const { list } = await guest().call(messageList, { query: {} })
  const foreign = (await world.as.demo.call(messagePage, { query: {} })).list.map(({ id }) => id)
  const before = (await world.as.demo.call(messagePage, { query: {} })).total
  const ids = [list[0]?.id ?? '', ...foreign]
  await guest().call(messageRemove, { body: { ids } })
  expect((await guest().call(messageList, { query: {} })).list).toHaveLength(2)
  expect((await world.as.demo.call(messagePage, { query: {} })).total).toBe(before)
  expect(await guest().refusal(messageRemove, { body: { ids: [] } })).toBe('A0400')
  expect(await world.anonymous.refusal(messageList, { query: {} })).toBe('A0230')
  expect(await guest().refusal(messageList, { query: { after: 'x1' } })).toBe('A0400')
})

test('another window hears at once that messages were read', async () => {
  await clear(mine())
  await give(mine(), 'notice', 1)
  const stream = await guest().fetch('/api/enterprise/event', { headers: { accept: 'text/event-stream' } })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard = async (): Promise<string> => {
    let text = ''
    while (!text.includes('message.changed')) {
      const part = await reader?.read()
      if (!part || part.done) break
      text += part.value
    }
    return text
  }
  const hearing = heard()
  const { list } = await guest().call(messageList, { query: {} })
  await guest().call(messageRead, { body: { ids: list.map(({ id }) => id) } })
  expect(await hearing).toContain('"unread":0')
  await reader?.cancel()
})

test('a page of many messages is read by an index, not by looking at everybody’s', async () => {
  await clear(mine())
  await give(mine(), 'notice', 5_000)
  await give(world.ids.people.admin, 'notice', 20_000)
  await world.pool.query('analyze message')
  const { rows } = await world.pool.query<{ 'QUERY PLAN': string }>(
    `explain select * from message where user_id = $1 and read_at is null and id < $2 order by id desc limit 21`,
    [mine(), '999999999'],
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Scan/)
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})
