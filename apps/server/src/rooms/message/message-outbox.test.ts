import type { OutboxMessage } from '../../platform/outbox.ts'
import { channelList, channelSave, outboxPage } from '@portal/contract/message'
import { createClient } from '@portal/testkit/client'
import { basics, createProduct, decide } from '@portal/testkit/factories'
import { insertSession } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld({ PUBLIC_URL: 'http://localhost:3000' })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pool.query('delete from outbox')
  await world.pool.query('delete from message_channel')
})

const off = { mail: false, sms: false }
const all = { certification: off, content: off, inquiry: off, account: off }

describe('channels', () => {
  /** Binds an address and a mobile of somebody. */
  const bind = (name: 'demo' | 'editor', email: string, mobile: string, language = 'zh-cn') =>
    world.pool.query('update user_account set email = $2, mobile = $3, language = $4 where id = $1', [
      world.ids.people[name],
      email,
      mobile,
      language,
    ])

  async function publish(): Promise<string> {
    const content = basics()
    await createProduct(world.as.demo, content)
    await decide(world.as.operator, 'basics', content.name)
    return content.name
  }

  const sent = async () => (await world.as.operator.call(outboxPage, { query: { pageSize: 100 } })).list

  test('Nobody gets mails they did not ask for', async () => {
    await bind('demo', 'demo@example.com', '13800000001')
    expect(await world.as.demo.call(channelList, {})).toEqual(all)
    await publish()
    expect(await sent()).toEqual([])
  })

  test('Whoever chose mail and SMS for content hears of it in their language, with the place to go', async () => {
    await bind('demo', 'demo@example.com', '13800000001', 'en')
    await bind('editor', 'editor@example.com', '13800000002')
    const chosen = { ...all, content: { mail: true, sms: true } }
    expect(await world.as.demo.call(channelSave, { body: chosen })).toEqual(chosen)
    await world.as.editor.call(channelSave, { body: { ...all, content: { mail: true, sms: false } } })
    const name = await publish()
    const messages = (await sent()).toReversed()
    const approved = messages.filter(({ subject, text }) => /approved|通过/.test(subject + text))
    const of = (recipient: string) => approved.find((message) => message.recipient === recipient)
    expect(of('demo@example.com')).toMatchObject({ channel: 'mail', subject: `${name}: Product facts approved` })
    expect(of('demo@example.com')?.text).toContain('http://localhost:3000/website/product/detail?id=')
    expect(of('13800000001')).toMatchObject({ channel: 'sms', text: `${name}: Product facts approved` })
    expect(of('editor@example.com')).toMatchObject({ subject: `「${name}」的产品资料已通过审核` })
    expect(of('13800000002')).toBeUndefined()
  })

  test('Another topic stays silent, and so does a channel without an address', async () => {
    await bind('demo', '', '')
    await world.as.demo.call(channelSave, { body: { ...all, content: { mail: true, sms: true } } })
    await bind('editor', 'editor@example.com', '13800000002')
    await world.as.editor.call(channelSave, { body: { ...all, account: { mail: true, sms: true } } })
    await publish()
    expect(await sent()).toEqual([])
  })

  test('One’s choice is one’s own', async () => {
    await world.as.demo.call(channelSave, { body: { ...all, account: { mail: true, sms: false } } })
    expect(await world.as.editor.call(channelList, {})).toEqual(all)
  })
})

describe('what went out', () => {
  const order = (message: OutboxMessage) => {
    const { transactor, outbox } = world.portal.platform
    return transactor.transact((tx) => outbox.send(tx, message))
  }
  const sms = (recipient: string): OutboxMessage => {
    const text = '您的验证码为 493028'
    return { channel: 'sms', recipient, template: 'code', params: { code: '493028' }, text }
  }
  const find = (query: Record<string, unknown>, as = world.as.operator) => as.call(outboxPage, { query })

  test('An operator finds messages by channel, state and part of the recipient, newest first', async () => {
    await order(sms('13812345678'))
    await order(sms('13900000000'))
    await order({ channel: 'mail', recipient: 'Lin_Qiming@Example.com', subject: '验证码', text: '493028' })
    const everything = await find({})
    expect(everything.list.map(({ recipient }) => recipient)).toEqual([
      'Lin_Qiming@Example.com',
      '13900000000',
      '13812345678',
    ])
    expect(everything).toMatchObject({ total: 3, providers: { sms: false, mail: false } })
    expect((await find({ channel: 'mail' })).total).toBe(1)
    expect((await find({ state: 'sent' })).total).toBe(0)
    expect((await find({ keywords: '1234' })).list[0]?.recipient).toBe('13812345678')
    expect((await find({ keywords: ' lin_qiming@EXAMPLE ' })).total).toBe(1)
    expect((await find({ keywords: '%' })).total).toBe(0)
    expect((await find({ keywords: '1_8' })).total).toBe(0)
    expect((await find({ pageSize: 1, pageNum: 2 })).list).toHaveLength(1)
  })

  test('A kept code is read by an administrator only; one on its way by nobody, and a failure is told in words', async () => {
    await order(sms('13812345678'))
    expect((await find({}, world.as.admin)).list[0]?.text).toContain('493028')
    expect((await find({})).list[0]?.text).toBe('您的验证码为 ••••••')
    await world.pool.query("update outbox set state = 'waiting', failure = 'unreachable: ECONNREFUSED'")
    const [chinese] = (await find({})).list
    expect(chinese?.text).toBe('您的验证码为 ••••••')
    expect(chinese?.failure).toBe('无法连接服务商，请检查网络与地址（ECONNREFUSED）')
    const english = createClient(world.origin, await insertSession(world.pool, world.ids.people.operator), 'en')
    expect((await find({}, english)).list[0]?.failure).toContain('cannot be reached')
  })

  test('Members of enterprises cannot look into it', async () => {
    expect(await world.as.demo.refusal(outboxPage, { query: {} })).toBe('A0301')
  })

  test('Among a hundred thousand a part of the recipient is found by the index', async () => {
    await world.pool.query(
      `insert into outbox (channel, recipient, text, state)
       select 'sms', '139' || lpad(n::text, 8, '0'), 'x', 'sent' from generate_series(1, 100000) n`,
    )
    await world.pool.query('analyze outbox')
    const plan = async (where: string): Promise<string> => {
      const { rows } = await world.pool.query<Record<string, string>>(
        `explain select count(*) from outbox where ${where}`,
      )
      return rows.map((row) => Object.values(row).join('')).join('\n')
    }
    expect(await plan("recipient ilike '%0054321%'")).toContain('outbox_recipient')
    const begun = performance.now()
    expect((await find({ keywords: '0054321' })).total).toBe(1)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
