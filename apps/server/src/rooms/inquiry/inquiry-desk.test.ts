import { auditPage } from '@portal/contract/audit'
import {
  inquiryAnswer,
  inquiryDetail,
  inquiryErase,
  inquiryHide,
  inquiryPage,
  inquiryShow,
} from '@portal/contract/inquiry-admin'
import { inquiryThread } from '@portal/contract/inquiry'
import {
  inquiryOwnAnswer,
  inquiryOwnAssign,
  inquiryOwnDetail,
  inquiryOwnPage,
  inquiryOwnSeen,
} from '@portal/contract/inquiry-own'
import { postForm } from '@portal/testkit/site-form'
import { sendInquiry } from '@portal/testkit/inquiry'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const toPlatform = { targetType: 'platform', targetId: '', purpose: 'join', phone: '13800000003' }
const own = (id: string) => world.as.demo.call(inquiryOwnDetail, { query: { id } })

describe('The enterprise that was asked', () => {
  test('reads who asks, and has no unread ones when somebody opened it', async () => {
    const { id, number, email } = await sendInquiry(world, world.published, { phone: '13800000001' })
    const page = await world.as.viewer.call(inquiryOwnPage, { query: { keywords: number } })
    expect(page.list).toMatchObject([{ id, unread: true, state: 'new', visitorName: '许知行' }])
    expect(await own(id)).toMatchObject({ contact: { email, phone: '13800000001' }, erasedAt: null })
    const { unread } = await world.as.viewer.call(inquiryOwnSeen, { body: { id } })
    expect(unread).toBe(page.unread - 1)
    expect((await own(id)).unread).toBe(false)
  })

  test('answers by whoever may, who follows it from then on; a viewer reads and cannot', async () => {
    const { id } = await sendInquiry(world, world.published)
    const body = { id, text: '您好。' }
    await expect(world.as.viewer.refusal(inquiryOwnAnswer, { body })).resolves.toBe('A0301')
    const seen = await world.as.viewer.call(inquiryOwnDetail, { query: { id } })
    expect(Object.values(seen.can)).toEqual([false, false, false, false])
    const answered = await world.as.editor.call(inquiryOwnAnswer, { body })
    expect(answered).toMatchObject({ state: 'following', unread: false })
    expect(answered.assignee?.name).toBe(answered.entries.at(-1)?.authorName)
  })

  test('gives it to a member and to nobody else', async () => {
    const { id } = await sendInquiry(world, world.published)
    const { members } = await own(id)
    const [first] = members
    const given = await world.as.editor.call(inquiryOwnAssign, { body: { id, memberId: first?.id ?? '' } })
    expect(given.assignee).toEqual(first)
    await expect(world.as.editor.refusal(inquiryOwnAssign, { body: { id, memberId: '999999' } })).resolves.toBe('A0400')
    expect((await world.as.editor.call(inquiryOwnAssign, { body: { id, memberId: null } })).assignee).toBeNull()
  })

  test('is not shown what others were asked', async () => {
    const { id } = await sendInquiry(world, '', toPlatform)
    await expect(world.as.demo.refusal(inquiryOwnDetail, { query: { id } })).resolves.toBe('A0404')
    await expect(world.as.demo.refusal(inquiryOwnAnswer, { body: { id, text: '您好' } })).resolves.toBe('A0404')
    await expect(world.as.demo.refusal(inquiryPage, { query: {} })).resolves.toBe('A0301')
  })
})

describe('Operators', () => {
  test('see who wrote to an enterprise masked, and leave the answer to it', async () => {
    const { id, number, email } = await sendInquiry(world, world.published, { phone: '13800000001' })
    const detail = await world.as.operator.call(inquiryDetail, { query: { id } })
    expect(detail).toMatchObject({ visitorName: '许**', company: '', contact: { phone: '***0001' } })
    const { list } = await world.as.operator.call(inquiryPage, { query: { keywords: number } })
    expect(JSON.stringify([detail, list])).not.toContain(email)
    await expect(world.as.operator.refusal(inquiryAnswer, { body: { id, text: '您好' } })).resolves.toBe('A0409')
  })

  test('see who wrote to the platform, and answer', async () => {
    const { id, email, token } = await sendInquiry(world, '', toPlatform)
    expect((await world.as.operator.call(inquiryDetail, { query: { id } })).contact.email).toBe(email)
    const answered = await world.as.operator.call(inquiryAnswer, { body: { id, text: '请在企业认证页填写。' } })
    expect(answered.state).toBe('following')
    const thread = await world.anonymous.call(inquiryThread, { query: { token } })
    expect(thread.entries.at(-1)).toMatchObject({ author: 'operator', text: '请在企业认证页填写。' })
  })

  test('who see a whole address are written down; who see a masked one are not', async () => {
    const looks = async (text: string, given?: typeof toPlatform): Promise<string[]> => {
      const { id } = await sendInquiry(world, text, given)
      await world.as.operator.call(inquiryDetail, { query: { id } })
      await world.as.operator.call(inquiryDetail, { query: { id } })
      const { list } = await world.as.operator.call(auditPage, { query: { subjectType: 'inquiry', subjectId: id } })
      return list.map(({ action }) => action)
    }
    expect(await looks('', toPlatform)).toEqual(['inquiry.opened'])
    expect(await looks(world.published)).toEqual([])
  })

  test('hide a message from both sides with the reason, and show it again', async () => {
    const { id, token } = await sendInquiry(world, world.published, { text: '加我微信领红包' })
    const { entries } = await world.as.operator.call(inquiryDetail, { query: { id } })
    const entryId = entries[0]?.id ?? ''
    const hidden = await world.as.operator.call(inquiryHide, { body: { id, entryId, reason: '广告' } })
    expect([hidden.hidden, hidden.entries[0]?.text]).toEqual([1, '加我微信领红包'])
    const both = [(await own(id)).entries, (await world.anonymous.call(inquiryThread, { query: { token } })).entries]
    for (const seen of both) expect(seen[0]).toMatchObject({ text: '', hidden: '广告' })
    await world.as.operator.call(inquiryShow, { body: { id, entryId } })
    expect((await own(id)).entries[0]).toMatchObject({ text: '加我微信领红包', hidden: null })
    const other = await sendInquiry(world, world.published)
    const body = { id: other.id, entryId, reason: '广告' }
    await expect(world.as.operator.refusal(inquiryHide, { body })).resolves.toBe('A0404')
  })

  test('erase for a visitor who asked for it; the log says that, and not who it was', async () => {
    const { id, email } = await sendInquiry(world, world.published)
    const erased = await world.as.operator.call(inquiryErase, { body: { id } })
    expect(erased).toMatchObject({ visitorName: '', state: 'closed', can: { block: false, erase: false } })
    await expect(world.as.demo.refusal(inquiryOwnAnswer, { body: { id, text: '在吗' } })).resolves.toBe('A0409')
    const { list } = await world.as.operator.call(auditPage, { query: { subjectType: 'inquiry', subjectId: id } })
    expect(list.map(({ action }) => action)).toEqual(['inquiry.erased'])
    expect(JSON.stringify(list)).not.toContain(email)
  })
})

test('Who asked is forgotten by itself two years after the last message, and not before', async () => {
  const [old, young] = [await sendInquiry(world, world.published), await sendInquiry(world, world.published)]
  const age = (id: string, days: number) =>
    world.pool.query(`update inquiry set changed_at = now() - make_interval(days => $2) where id = $1`, [id, days])
  await age(old.id, 732)
  await age(young.id, 725)
  // Whatever comes in has what is due looked for.
  await sendInquiry(world, world.published)
  await until('the old one is erased', async () => (await own(old.id)).erasedAt !== null)
  expect((await own(young.id)).erasedAt).toBeNull()
  const reply = { token: old.token, text: '还在吗', language: 'zh-cn' }
  expect((await postForm(world.anonymous, '/website/inquiry/reply', reply)).status).toBe(404)
})
