import {
  complaintAnonymise,
  complaintAnswer,
  complaintAssign,
  complaintDecide,
  complaintDetail,
  complaintNote,
  complaintOwnAnswer,
  complaintOwnPage,
  complaintPage,
  complaintPassOn,
  complaintProof,
  complaintRestore,
  complaintThread,
} from '@portal/contract/complaint'
import { messagePage, outboxPage } from '@portal/contract/message'
import { productDetail, productPage } from '@portal/contract/product'
import { dataExport } from '@portal/contract/user-profile'
import { fileComplaint } from '@portal/testkit/complaint'
import { publishProduct } from '@portal/testkit/factories'
import { pngFile } from '@portal/testkit/png'
import { until } from '@portal/testkit/until'
import { strFromU8, unzipSync } from 'fflate'
import type { SentCase } from '@portal/testkit/site-form'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let filed: SentCase
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  filed = await fileComplaint(world, world.published)
})

const operator = () => world.as.operator
const detail = () => operator().call(complaintDetail, { query: { id: filed.id } })
const thread = () => world.anonymous.call(complaintThread, { query: { token: filed.token } })
const audited = async (id: string) =>
  (
    await world.pool.query<{ action: string; before: unknown; after: unknown }>(
      `select action, before, after from audit_entry where subject_type = 'complaint' and subject_id = $1
         and action <> 'complaint.opened' order by id`,
      [id],
    )
  ).rows
const lastMail = async (recipient: string) =>
  (await operator().call(outboxPage, { query: { channel: 'mail', keywords: recipient } })).list[0]
const toldEnterprise = async () => (await world.as.demo.call(messagePage, { query: { pageSize: 100 } })).list[0]
const settle = (decision: 'uphold' | 'reject' | 'close', text = '经核实，所述数据属实。') =>
  operator().call(complaintDecide, { body: { id: filed.id, decision, text } })

describe('An operator', () => {
  test('takes a complaint up, notes what only operators read, and hands it back', async () => {
    const taken = await operator().call(complaintAssign, { body: { id: filed.id, mine: true } })
    expect(taken).toMatchObject({ state: 'handling', assignee: { id: world.ids.people.operator, name: '运营小组' } })
    await operator().call(complaintNote, { body: { id: filed.id, text: '已电话核实' } })
    expect((await thread()).entries).toEqual([])
    const mine = await operator().call(complaintPage, { query: { mine: 'true', keywords: filed.number } })
    expect(mine.total).toBe(1)
    const back = await operator().call(complaintAssign, { body: { id: filed.id, mine: false } })
    expect(back).toMatchObject({ state: 'handling', assignee: null })
    const others = await world.as.admin.call(complaintPage, { query: { mine: 'true', keywords: filed.number } })
    expect(others.total).toBe(0)
  })

  test('answers, and the complainant reads it in a mail whose link opens the thread', async () => {
    await operator().call(complaintAnswer, { body: { id: filed.id, text: '请补充检测报告的编号。' } })
    const mail = await lastMail(filed.email)
    expect(mail?.text).toContain('请补充检测报告的编号。')
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(token).not.toBe(filed.token)
    const read = await world.anonymous.call(complaintThread, { query: { token } })
    expect(read).toMatchObject({ state: 'handling', entries: [{ author: 'operator', text: '请补充检测报告的编号。' }] })
    expect(JSON.stringify(read)).not.toContain('运营小组')
  })

  test('settles it once; whoever comes second is told', async () => {
    expect(await settle('reject')).toMatchObject({ state: 'rejected', can: { decide: false } })
    expect((await lastMail(filed.email))?.subject).toContain('已办结')
    const again = { body: { id: filed.id, decision: 'close', text: '结束' } } as const
    await expect(world.as.admin.refusal(complaintDecide, again)).resolves.toBe('A0409')
    await expect(operator().refusal(complaintPassOn, { body: { id: filed.id, text: '请说明' } })).resolves.toBe('A0409')
  })

  test('finds it again when the complainant writes once more', async () => {
    await settle('close')
    await world.portal.rooms.complaint.reply(filed.token, '问题又出现了。')
    expect(await detail()).toMatchObject({ state: 'handling', settledAt: null })
  })

  test('sees addresses masked in lists and whole where one answers', async () => {
    const { list } = await operator().call(complaintPage, { query: { keywords: filed.number } })
    expect(JSON.stringify(list)).not.toContain(filed.email)
    expect((await detail()).contact).toEqual({ name: '许知行', email: filed.email, phone: '' })
  })

  test('is written down with whom they looked at, once an hour, and nothing of what they saw', async () => {
    await detail()
    await detail()
    await world.as.admin.call(complaintDetail, { query: { id: filed.id } })
    await operator().call(complaintPage, { query: { keywords: filed.number } })
    const { rows } = await world.pool.query<{ actor_id: string; entry: string }>(
      `select actor_id, to_jsonb(e)::text as entry from audit_entry e
       where subject_type = 'complaint' and subject_id = $1 and action = 'complaint.opened' order by id`,
      [filed.id],
    )
    const { operator: first, admin: second } = world.ids.people
    expect(rows.map(({ actor_id }) => actor_id)).toEqual([first, second])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`许知行|${filed.email}`))
  })

  test('opens a proof as a file, and nobody else does', async () => {
    const withProof = await fileComplaint(world, world.published, {}, [pngFile(64, 64, '发票.png')])
    const { files } = await operator().call(complaintDetail, { query: { id: withProof.id } })
    const query = { id: files[0]?.id ?? '' }
    const file = await operator().call(complaintProof, { query })
    expect([file.name, file.mediaType]).toEqual(['发票.webp', 'image/webp'])
    for (const name of ['demo', 'guest', 'stranger'] as const)
      await expect(world.as[name].refusal(complaintProof, { query })).resolves.toBe('A0301')
    await expect(world.anonymous.refusal(complaintProof, { query })).resolves.toBe('A0230')
  })

  test('filters by state, kind and what it is about, and sees how many wait', async () => {
    const before = (await operator().call(complaintPage, { query: {} })).counts
    await settle('close')
    const after = (await operator().call(complaintPage, { query: {} })).counts
    expect(after.open - before.open).toBe(-1)
    expect(after.closed - before.closed).toBe(1)
    const illegal = await operator().call(complaintPage, { query: { kind: 'illegal' } })
    expect(illegal.list.map(({ id }) => id)).not.toContain(filed.id)
    const found = await operator().call(complaintPage, { query: { state: 'closed', keywords: world.publishedName } })
    expect(found.list.map(({ id }) => id)).toContain(filed.id)
    expect(found.counts).toMatchObject({ closed: found.total })
    const none = await operator().call(complaintPage, { query: { state: 'closed', keywords: '100%_' } })
    expect(none.counts).toEqual({ open: 0, new: 0, handling: 0, waiting: 0, upheld: 0, rejected: 0, closed: 0 })
    expect(none.total).toBe(0)
  })

  test('is told when a complaint waits for too long', async () => {
    await world.pool.query(`update complaint set created_at = now() - interval '25 hours' where id = $1`, [filed.id])
    expect((await detail()).overdue).toBe(true)
    expect(await settle('close')).toMatchObject({ overdue: false })
  })

  test('leaves every step in the audit log, and nothing there tells who complained', async () => {
    await operator().call(complaintAssign, { body: { id: filed.id, mine: true } })
    await operator().call(complaintAnswer, { body: { id: filed.id, text: '正在核实' } })
    await settle('reject')
    await operator().call(complaintAnonymise, { body: { id: filed.id } })
    const entries = await audited(filed.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'complaint.assigned',
      'complaint.answered',
      'complaint.rejected',
      'complaint.anonymised',
    ])
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${filed.email}|许知行`))
  })
})

describe('An enterprise', () => {
  const own = async () => (await world.as.demo.call(complaintOwnPage, { query: { pageSize: 100 } })).list
  const passOn = () => operator().call(complaintPassOn, { body: { id: filed.id, text: '请说明效率数据的来源。' } })

  test('knows nothing of a complaint until it is passed on, and then nothing of the complainant', async () => {
    expect((await own()).map(({ id }) => id)).not.toContain(filed.id)
    expect(await passOn()).toMatchObject({ state: 'waiting' })
    expect(await toldEnterprise()).toMatchObject({
      kind: 'complaint.passedOn',
      params: { product: world.publishedName },
      link: `/myEnt/complaint?id=${filed.id}`,
    })
    const [seen] = await own()
    expect(seen).toMatchObject({ id: filed.id, entries: [{ author: 'operator', text: '请说明效率数据的来源。' }] })
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${filed.email}|许知行|效率数据与产品说明书不一致`))
  })

  test('answers, and the operators read it beside what the complainant never sees', async () => {
    await passOn()
    const body = { id: filed.id, text: '数据来自第三方检测报告。' }
    await world.as.editor.call(complaintOwnAnswer, { body })
    const { state, entries } = await detail()
    expect(state).toBe('handling')
    expect(entries.at(-1)).toMatchObject({ author: 'enterprise', authorName: '周编辑', text: body.text })
    expect((await thread()).entries).toEqual([])
  })

  test('cannot answer what was not passed on, nor what is about somebody else, nor when it is over', async () => {
    const body = { id: filed.id, text: '说明' }
    await expect(world.as.demo.refusal(complaintOwnAnswer, { body })).resolves.toBe('A0404')
    await passOn()
    await expect(world.as.stranger.refusal(complaintOwnAnswer, { body })).resolves.toBe('A0404')
    await expect(world.as.viewer.refusal(complaintOwnAnswer, { body })).resolves.toBe('A0301')
    await settle('reject')
    await expect(world.as.demo.refusal(complaintOwnAnswer, { body })).resolves.toBe('A0409')
  })
})

describe('A product', () => {
  let productId: string
  beforeEach(async () => {
    productId = await publishProduct(world.as.demo, world.as.operator)
    filed = await fileComplaint(world, productId)
  })
  const isShown = async () => (await world.anonymous.ask(productDetail, { body: { productId } })).code === '0'
  const takeDown = () =>
    operator().call(complaintDecide, {
      body: {
        id: filed.id,
        decision: 'uphold',
        takeDown: true,
        text: '已下架，感谢监督。',
        reason: '效率数据无法证实。',
      },
    })

  test('is off the website for visitors the moment the operator has decided, and its enterprise knows why', async () => {
    const began = performance.now()
    expect(await takeDown()).toMatchObject({ state: 'upheld', shown: false, can: { restore: true, takeDown: false } })
    expect(await isShown()).toBe(false)
    expect(performance.now() - began).toBeLessThan(1_000)
    const { list } = await world.anonymous.call(productPage, { query: { pageSize: 60 } })
    expect(list.map(({ id }) => id)).not.toContain(productId)
    expect(await toldEnterprise()).toMatchObject({
      kind: 'complaint.takenDown',
      params: { reason: '效率数据无法证实。' },
    })
    expect((await lastMail(filed.email))?.text).toContain('已从网站下架')
    expect((await world.as.demo.call(complaintOwnPage, { query: {} })).list[0]?.id).toBe(filed.id)
  })

  test('comes back when the operator restores it, and everybody is told', async () => {
    await takeDown()
    const restored = await operator().call(complaintRestore, { body: { id: filed.id, text: '企业已提供检测报告。' } })
    expect(restored).toMatchObject({ shown: true, takenDownAt: null, can: { restore: false } })
    expect(await isShown()).toBe(true)
    expect(await toldEnterprise()).toMatchObject({ kind: 'complaint.restored' })
    expect((await lastMail(filed.email))?.text).toContain('已恢复展示')
  })

  test('stays when it is not asked to go, without a reason, or when nothing was taken down', async () => {
    const body = { id: filed.id, decision: 'uphold', text: '成立' } as const
    await expect(operator().refusal(complaintDecide, { body: { ...body, takeDown: true, reason: ' ' } })).resolves.toBe(
      'A0400',
    )
    await expect(operator().refusal(complaintRestore, { body: { id: filed.id, text: '恢复' } })).resolves.toBe('A0409')
    await operator().call(complaintDecide, { body })
    expect(await isShown()).toBe(true)
  })
})

describe('Who complained', () => {
  test('is forgotten when an operator erases it: contact, proofs, links and mails, for good', async () => {
    filed = await fileComplaint(world, world.published, { phone: '13900000000' }, [pngFile(64, 64)])
    const proof = (await detail()).files[0]?.id ?? ''
    await settle('close')
    const erased = await operator().call(complaintAnonymise, { body: { id: filed.id } })
    expect(erased).toMatchObject({ contact: { name: '', email: '', phone: '' }, files: [], can: { answer: false } })
    await expect(world.anonymous.refusal(complaintThread, { query: { token: filed.token } })).resolves.toBe('A0404')
    await expect(operator().refusal(complaintAnswer, { body: { id: filed.id, text: '答复' } })).resolves.toBe('A0409')
    expect(await lastMail(filed.email)).toBeUndefined()
    const { storage } = world.portal.platform
    await until('the proof to be gone', async () => !(await storage.exists(`complaint/${proof}`)))
  })

  test('is not forgotten while the complaint is open', async () => {
    await expect(operator().refusal(complaintAnonymise, { body: { id: filed.id } })).resolves.toBe('A0409')
    expect((await detail()).contact.email).toBe(filed.email)
  })

  test('is forgotten by itself three years after it was settled, and not before', async () => {
    const recent = filed
    filed = await fileComplaint(world, world.published)
    for (const [id, ago] of [
      [filed.id, '3 years 1 day'],
      [recent.id, '2 years 360 days'],
    ])
      await world.pool.query(`update complaint set state = 'closed', settled_at = now() - $2::interval where id = $1`, [
        id,
        ago,
      ])
    await world.portal.rooms.complaint.catchUp()
    await until('the old one to be forgotten', async () => (await detail()).anonymisedAt)
    const kept = await operator().call(complaintDetail, { query: { id: recent.id } })
    expect(kept.contact.email).toBe(recent.email)
  })
})

test('What somebody wrote about complaints is in the export of their data', async () => {
  await operator().call(complaintNote, { body: { id: filed.id, text: '导出里的备注' } })
  const { bytes } = await operator().call(dataExport, {})
  const told = Object.values(unzipSync(bytes)).map((content) => strFromU8(content))
  expect(told.join('\n')).toContain('导出里的备注')
})
