import { messagePage } from '@portal/contract/message'
import { productDetail } from '@portal/contract/product'
import { productSave } from '@portal/contract/product-own'
import { reviewDecide, reviewDetail, reviewPage } from '@portal/contract/review'
import { basics, createProduct, decide, pendingReview, publishProduct, savePictures } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const submitted = async (change: Partial<ReturnType<typeof basics>> = {}) => {
  const content = basics({ patents: [{ patentId: world.patent }], ...change })
  const { productId } = await createProduct(world.as.demo, content)
  return { content, productId, item: await pendingReview(world.as.operator, 'basics', content.name) }
}

describe('the queue', () => {
  test('shows what waits, oldest first, with who submitted it, and finds by product and enterprise', async () => {
    const { content, item } = await submitted({ name: '待审的隔膜泵' })
    const { list, pending, total } = await world.as.operator.call(reviewPage, { query: { pageSize: 100 } })
    expect(total).toBe(pending)
    expect(list.map((row) => row.submittedAt)).toEqual(list.map((row) => row.submittedAt).toSorted())
    expect(list).toContainEqual(
      expect.objectContaining({
        id: item.id,
        title: content.name,
        submittedBy: '林启明',
        organisationName: enterprises.ours,
      }),
    )
    const found = await world.as.operator.call(reviewPage, { query: { keywords: '隔膜泵' } })
    expect(found.list.map((row) => row.id)).toEqual([item.id])
  })

  test('is turned by whoever asks for it, and in no other direction', async () => {
    await submitted({ name: '先到的隔膜阀' })
    await submitted({ name: '后到的隔膜阀' })
    const titles = async (query: { direction?: 'ASC' | 'DESC' }) =>
      (await world.as.operator.call(reviewPage, { query: { keywords: '隔膜阀', ...query } })).list.map(
        ({ title }) => title,
      )
    expect(await titles({})).toEqual(['先到的隔膜阀', '后到的隔膜阀'])
    expect(await titles({ direction: 'DESC' })).toEqual(['后到的隔膜阀', '先到的隔膜阀'])
    expect((await world.as.operator.fetch(`${reviewPage.path}?direction=SIDEWAYS`)).status).toBe(400)
  })

  test('shows the proposal beside what is published, in the shape of the public page', async () => {
    const name = '两版并排的产品'
    const productId = await publishProduct(world.as.demo, world.as.operator, { name })
    await savePictures(world.as.demo, productId, { count: 1 })
    const item = await pendingReview(world.as.operator, 'pictures', name)
    const { subject, can } = await world.as.operator.call(reviewDetail, { query: { id: item.id } })
    expect(can.decide).toBe(true)
    if (subject.type !== 'product') throw new Error('a product was expected')
    expect(subject.published?.pictures).toEqual([])
    const [picture] = subject.proposed.pictures
    expect(picture?.alt).toBe('图 1')
    expect((await world.anonymous.fetch(`/file/${picture?.fileId}/320.webp${picture?.token}`)).status).toBe(200)
    expect(subject.proposed.name).toBe(name)
  })

  test('shows the proofs of right that the enterprise gave', async () => {
    const statement = '排他许可，合同 2026-07'
    const { item } = await submitted({ patents: [{ patentId: world.patent, proof: { kind: 'licence', statement } }] })
    const { subject } = await world.as.operator.call(reviewDetail, { query: { id: item.id } })
    expect(subject).toMatchObject({ proofs: [{ patentId: world.patent, kind: 'licence', statement, picture: null }] })
  })
})

describe('deciding', () => {
  test('an approval publishes, tells the members, and leaves the queue', async () => {
    const { item, productId, content } = await submitted()
    const body = { parts: [{ id: item.id, revision: item.revision, decision: 'approve' as const }] }
    const [row] = await world.as.operator.call(reviewDecide, { body })
    expect(row).toMatchObject({ state: 'approved', decidedBy: '运营小组', reason: null })
    expect((await world.anonymous.call(productDetail, { body: { productId } })).name).toBe(content.name)
    const { list } = await world.as.viewer.call(messagePage, { query: {} })
    expect(list[0]).toMatchObject({ kind: 'content.approved', params: { subject: content.name } })
    const answer = await world.as.admin.ask(reviewDecide, { body })
    expect([answer.code, answer.message]).toEqual(['A0409', '该内容已由运营小组审核'])
  })

  test('a rejection needs a reason, and the reason comes back with the state', async () => {
    const { item, productId, content } = await submitted()
    const body = { id: item.id, revision: item.revision, decision: 'reject' as const }
    expect(await world.as.operator.refusal(reviewDecide, { body: { parts: [{ ...body, reason: '  ' }] } })).toBe(
      'A0400',
    )
    await world.as.operator.call(reviewDecide, { body: { parts: [{ ...body, reason: '请补充参数' }] } })
    expect(await world.anonymous.refusal(productDetail, { body: { productId } })).toBe('A0404')
    const saved = await world.as.demo.call(productSave, { body: { ...content, productId, submit: false } })
    expect(saved).toMatchObject({ status: '5', reason: null })
    const { list } = await world.as.editor.call(messagePage, { query: {} })
    expect(list[0]).toMatchObject({ kind: 'content.rejected', params: { reason: '请补充参数', content: 'basics' } })
  })

  test('a revision that was replaced meanwhile cannot be decided, a recalled one neither', async () => {
    const { item, productId, content } = await submitted()
    await world.as.demo.call(productSave, { body: { ...content, productId, model: '新的' } })
    const body = { id: item.id, revision: item.revision, decision: 'approve' as const }
    const stale = await world.as.operator.ask(reviewDecide, { body: { parts: [body] } })
    expect(stale.code).toBe('A0409')
    await world.as.demo.call(productSave, { body: { ...content, productId, submit: false } })
    await until('the recall', async () => {
      const { state } = await world.as.operator.call(reviewDetail, { query: { id: item.id } })
      return state === 'recalled'
    })
    const recalled = await world.as.operator.ask(reviewDecide, { body: { parts: [{ ...body, revision: 2 }] } })
    expect([recalled.code, recalled.message]).toEqual(['A0409', '该内容已被企业撤回，无需审核'])
  })

  test('two operators decide at the same moment: one decision holds', async () => {
    const { item } = await submitted()
    const body = { id: item.id, revision: item.revision }
    const both = await Promise.all([
      world.as.operator.ask(reviewDecide, { body: { parts: [{ ...body, decision: 'approve' as const }] } }),
      world.as.admin.ask(reviewDecide, {
        body: { parts: [{ ...body, decision: 'reject' as const, reason: '不清晰' }] },
      }),
    ])
    expect(both.map((answer) => answer.code).toSorted()).toEqual(['0', 'A0409'])
  })

  test('whoever may only look cannot decide, and is told so by the detail', async () => {
    const { item } = await submitted()
    const { users } = world.portal.rooms.user
    const { transactor } = world.portal.platform
    const change = (perms: string[], roles: string[]) =>
      transactor.transact((tx) => users.changeAccess(tx, world.ids.people.guest, { permissions: perms, roles }))
    await change(['review:read:any'], [])
    expect((await world.as.guest.call(reviewDetail, { query: { id: item.id } })).can.decide).toBe(false)
    const body = { id: item.id, revision: item.revision, decision: 'approve' as const }
    expect(await world.as.guest.refusal(reviewDecide, { body: { parts: [body] } })).toBe('A0301')
    await change([], [])
  })

  test('the next item to look at is the oldest one behind it', async () => {
    const first = await submitted()
    const second = await submitted()
    const { next } = await world.as.operator.call(reviewDetail, { query: { id: first.item.id } })
    expect(next).toBe(second.item.id)
    await decide(world.as.operator, 'basics', first.content.name)
  })
})
