import { messagePage, messageRead } from '@portal/contract/message'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('every member hears of a decision; a reader marks their own messages and nobody else’s', async () => {
  const before = await world.as.demo.call(messagePage, { query: {} })
  expect(before.list[0]).toMatchObject({
    kind: 'content.approved',
    params: { subject: world.publishedName, content: 'basics' },
    link: `/website/product/detail?id=${world.published}`,
    readAt: null,
  })
  expect(before.unread).toBe(before.total)
  const editors = await world.as.editor.call(messagePage, { query: {} })
  const foreign = editors.list.map((message) => message.id)
  expect(await world.as.demo.call(messageRead, { body: { ids: foreign } })).toEqual({ unread: before.unread })

  const [first] = before.list
  expect(await world.as.demo.call(messageRead, { body: { ids: [first?.id ?? ''] } })).toEqual({
    unread: before.unread - 1,
  })
  const unread = await world.as.demo.call(messagePage, { query: { unread: 'true' } })
  expect([unread.total, unread.unread]).toEqual([before.unread - 1, before.unread - 1])
  expect(await world.as.demo.call(messageRead, { body: {} })).toEqual({ unread: 0 })
  expect((await world.as.editor.call(messagePage, { query: {} })).unread).toBe(editors.unread)
})

test('strangers hear nothing of it', async () => {
  const { list } = await world.as.stranger.call(messagePage, { query: {} })
  expect(JSON.stringify(list)).not.toContain(world.publishedName)
})
