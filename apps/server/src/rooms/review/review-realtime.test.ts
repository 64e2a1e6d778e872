import { certificationRecall } from '@portal/contract/enterprise-certification'
import type { RealtimeEvent } from '@portal/contract/realtime'
import { reviewDetail } from '@portal/contract/review'
import { createProduct, decide, basics, pendingReview } from '@portal/testkit/factories'
import type { Client } from '@portal/testkit/client'
import { enterprises } from '@portal/testkit/people'
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

/** Opens the realtime stream of somebody; the list grows with what they hear. */
async function listen(client: Client): Promise<RealtimeEvent[]> {
  const heard: RealtimeEvent[] = []
  const response = await client.fetch('/api/enterprise/event', { signal: closing.signal })
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, data = ''] of chunk.matchAll(/^data: (.+)$/gm)) heard.push(JSON.parse(data) as RealtimeEvent)
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
  const ours = (event: RealtimeEvent) => event.name === 'product.changed' && event.productId === productId
  const hears = (list: RealtimeEvent[] | undefined, what: string, is: (event: RealtimeEvent) => boolean) =>
    until(what, async () => list?.find(is))
  await hears(operator, 'the submission', (event) => event.name === 'review.changed')
  expect(await hears(colleague, 'the save', ours)).toMatchObject({ kind: 'basics' })
  await hears(colleague, 'the message', (event) => event.name === 'message.sent')
  const before = colleague?.length ?? 0
  await decide(world.as.operator, 'basics', content.name)
  await until('the decision', async () => {
    const since = colleague?.slice(before) ?? []
    return since.some(ours) && since.some((event) => event.name === 'message.sent')
  })
  expect(stranger?.some((event) => ours(event) || event.name === 'review.changed')).toBe(false)
  expect(operator?.some((event) => event.name === 'product.changed')).toBe(false)
})

test('operators hear of a certification that its enterprise takes back', async () => {
  const item = await pendingReview(world.as.operator, 'certification', enterprises.waiting)
  const operator = await listen(world.as.operator)
  await world.as.pending.call(certificationRecall, {})
  await until('the recall', async () =>
    operator.find((event) => event.name === 'review.changed' && event.reviewId === item.id),
  )
  const { state } = await world.as.operator.call(reviewDetail, { query: { id: item.id } })
  expect(state).toBe('recalled')
})
