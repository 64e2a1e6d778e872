import type { LiveEvent } from '@portal/contract/event'
import { createProduct, decide, basics } from '@portal/testkit/factories'
import type { Client } from '@portal/testkit/client'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
const closing = new AbortController()
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  closing.abort()
  await world.close()
})

/** Opens the live stream of somebody; the list grows with what they hear. */
async function listen(client: Client): Promise<LiveEvent[]> {
  const heard: LiveEvent[] = []
  const response = await client.fetch('/api/enterprise/event', { signal: closing.signal })
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, data = ''] of chunk.matchAll(/^data: (.+)$/gm)) heard.push(JSON.parse(data) as LiveEvent)
    }
  }
  read().catch(() => undefined)
  await until('an open stream', async () => heard.some((event) => event.name === 'ready'))
  return heard
}

test('operators hear of a submission, colleagues of a save and of the decision; strangers hear nothing', async () => {
  const [operator, colleague, stranger] = await Promise.all(
    [world.as.operator, world.as.viewer, world.as.stranger].map(listen),
  )
  const content = basics({ patents: [{ patentId: world.patent }] })
  const { productId } = await createProduct(world.as.demo, content)
  const hears = (list: LiveEvent[] | undefined, name: LiveEvent['name']) =>
    until(name, async () => list?.find((event) => event.name === name))
  expect(await hears(operator, 'review.changed')).toHaveProperty('reviewId')
  expect(await hears(colleague, 'product.changed')).toEqual({ name: 'product.changed', productId, kind: 'basics' })
  expect(await hears(colleague, 'message.sent')).toMatchObject({ unread: expect.any(Number) })
  const before = colleague?.length ?? 0
  await decide(world.as.operator, 'basics', content.name)
  await until('the decision', async () => {
    const names = colleague?.slice(before).map((event) => event.name) ?? []
    return names.includes('product.changed') && names.includes('message.sent')
  })
  expect(stranger?.map((event) => event.name)).toEqual(['ready'])
  expect(operator?.some((event) => event.name === 'product.changed')).toBe(false)
})
