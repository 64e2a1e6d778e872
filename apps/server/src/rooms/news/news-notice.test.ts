import { randomUUID } from 'node:crypto'
import { messagePage, messageRead } from '@portal/contract/message'
import { IDEMPOTENCY_KEY } from '@portal/contract/idempotency-key'
import { noticeCancel, noticeCount, noticeEnterprises, noticePage, noticeSend } from '@portal/contract/news-notice'
import type { Client } from '@portal/testkit/client'
import { notice } from '@portal/testkit/valid-requests/news'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const operator = () => world.as.operator
const send = (change: Parameters<typeof notice>[0]) => operator().call(noticeSend, { body: notice(change) })
const rowOf = async (id: string) => {
  const { list } = await operator().call(noticePage, { query: { pageSize: 100 } })
  const row = list.find((one) => one.id === id)
  if (!row) throw new Error(`no notice ${id}`)
  return row
}
const sent = (id: string) =>
  until('the notice to be sent', async () => {
    const row = await rowOf(id)
    return row.state === 'sent' && row
  })
const received = async (client: Client, title: string) => {
  const { list } = await client.call(messagePage, { query: { pageSize: 100 } })
  return list.filter(({ kind, params }) => kind === 'notice' && params['title'] === title)
}
const soon = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

test('a notice reaches every member of every approved enterprise once, and nobody else', async () => {
  const audience = { kind: 'all' } as const
  expect(await operator().call(noticeCount, { body: { audience } })).toEqual({ enterprises: 2, people: 5 })
  const { id } = await send({ title: '全体通知', link: '/workbench/news' })
  expect(await sent(id)).toMatchObject({ enterprises: 2, reached: 2, messages: 5, read: 0 })
  for (const name of ['demo', 'editor', 'viewer', 'idle', 'stranger'] as const)
    expect(await received(world.as[name], '全体通知')).toMatchObject([{ link: '/workbench/news', readAt: null }])
  for (const name of ['pending', 'newcomer', 'guest'] as const)
    expect(await received(world.as[name], '全体通知')).toEqual([])
})

test('a notice to one enterprise is read there only, and the operator sees by how many', async () => {
  const values = [world.ids.enterprises.theirs]
  const { id } = await send({ title: '请补充材料', audience: { kind: 'enterprise', values } })
  await sent(id)
  const [message] = await received(world.as.stranger, '请补充材料')
  await world.as.stranger.call(messageRead, { body: { ids: [message?.id ?? ''] } })
  expect(await rowOf(id)).toMatchObject({ messages: 1, read: 1 })
  expect(await received(world.as.demo, '请补充材料')).toEqual([])
})

test('a region and an industry choose the enterprises that are in them', async () => {
  const count = (audience: Parameters<typeof notice>[0]) =>
    operator().call(noticeCount, { body: { audience: notice(audience).audience } })
  expect((await count({ audience: { kind: 'region', values: ['33'] } })).enterprises).toBe(2)
  expect((await count({ audience: { kind: 'region', values: ['44'] } })).enterprises).toBe(0)
  expect((await count({ audience: { kind: 'industry', values: ['03'] } })).enterprises).toBe(2)
  expect((await count({ audience: { kind: 'industry', values: ['05'] } })).enterprises).toBe(0)
})

test('the same order sent twice is one notice', async () => {
  const order = { body: notice({ title: '只发一次' }) }
  const key = { [IDEMPOTENCY_KEY]: randomUUID() }
  const first = await operator().ask(noticeSend, order, key)
  expect((await operator().ask(noticeSend, order, key)).data).toEqual(first.data)
  await sent(first.data.id)
  expect(await received(world.as.demo, '只发一次')).toHaveLength(1)
})

test('a notice that waits can be taken back and is never sent; another goes out at its time', async () => {
  const kept = await send({ title: '撤销的通知', at: soon(1_000) })
  const goes = await send({ title: '定时通知', at: soon(1_000) })
  await operator().call(noticeCancel, { body: { id: kept.id } })
  await sent(goes.id)
  expect((await rowOf(kept.id)).state).toBe('cancelled')
  expect(await received(world.as.demo, '撤销的通知')).toEqual([])
  expect(await received(world.as.demo, '定时通知')).toHaveLength(1)
})

test('a notice that was sent is taken back from those who have not read it', async () => {
  const { id } = await send({ title: '发错的通知' })
  await sent(id)
  const [read] = await received(world.as.editor, '发错的通知')
  await world.as.editor.call(messageRead, { body: { ids: [read?.id ?? ''] } })
  await operator().call(noticeCancel, { body: { id } })
  expect(await received(world.as.demo, '发错的通知')).toEqual([])
  expect(await received(world.as.editor, '发错的通知')).toHaveLength(1)
})

test('a notice of an unknown level, with a link to elsewhere, or by somebody who may not send is refused', async () => {
  const refused = (change: Parameters<typeof notice>[0]) => operator().refusal(noticeSend, { body: notice(change) })
  expect(await refused({ level: 'X' })).toBe('A0400')
  expect(await refused({ type: '99' })).toBe('A0400')
  expect(await refused({ link: 'https://example.com' })).toBe('A0400')
  expect(await refused({ link: '//example.com' })).toBe('A0400')
  expect(await refused({ link: 'javascript:alert(1)' })).toBe('A0400')
  expect(await world.as.demo.refusal(noticeSend, { body: notice() })).toBe('A0301')
  expect(await world.as.demo.refusal(noticePage, { query: {} })).toBe('A0301')
  expect(await operator().refusal(noticeCancel, { body: { id: '999999' } })).toBe('A0404')
})

test('an operator finds enterprises by their name, approved ones only', async () => {
  const names = async (keywords: string) =>
    (await operator().call(noticeEnterprises, { query: { keywords } })).map(({ name }) => name)
  expect(await names('启明泵业')).toEqual(['启明泵业有限公司'])
  expect(await names('新芽水务')).toEqual([])
})
