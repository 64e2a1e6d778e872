import { auditPage } from '@portal/contract/audit'
import { messagePage } from '@portal/contract/message'
import { productDetail } from '@portal/contract/product'
import { productSave } from '@portal/contract/product-own'
import {
  reviewDecide,
  reviewDecideMany,
  reviewDetail,
  reviewOrganisations,
  reviewPage,
  reviewRules,
} from '@portal/contract/review'
import { settingDetail, settingSave } from '@portal/contract/setting'
import { basics, createProduct, pendingReview } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

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

const want = async (review: { fourEyes?: boolean; expectedHours?: number }): Promise<void> => {
  const { settings, revision } = await world.as.operator.call(settingDetail, {})
  const changed = { ...settings, review: { ...settings.review, ...review } }
  await world.as.operator.call(settingSave, { body: { settings: changed, revision } })
}

const approval = ({ id, revision }: { id: string; revision: number }) => ({
  body: { parts: [{ id, revision, decision: 'approve' as const }] },
})
const rejection = ({ id, revision }: { id: string; revision: number }) => ({
  body: { parts: [{ id, revision, decision: 'reject' as const, reason: '参数不全' }] },
})

describe('where two have to approve', () => {
  beforeEach(() => want({ fourEyes: true }))

  test('the first approval is kept and shown, publishes nothing and tells nobody', async () => {
    const { item, productId, content } = await submitted()
    const [row] = await world.as.operator.call(reviewDecide, approval(item))
    expect(row).toMatchObject({ state: 'pending', firstApproval: { by: '运营小组' }, decidedBy: null })
    expect(await world.anonymous.refusal(productDetail, { body: { productId } })).toBe('A0404')
    const { list } = await world.as.viewer.call(messagePage, { query: {} })
    const told = list.filter(({ params }) => params['subject'] === content.name)
    expect(told.map(({ kind }) => kind)).toEqual(['content.submitted'])
    const waiting = await world.as.admin.call(reviewPage, { query: { keywords: content.name } })
    expect(waiting.list[0]?.firstApproval?.by).toBe('运营小组')
    const log = await world.as.operator.call(auditPage, { query: { subjectType: 'review', subjectId: item.id } })
    expect(log.list.map(({ action }) => action)).toEqual(['review.approvedFirst'])
  })

  test('another person’s approval publishes', async () => {
    const { item, productId } = await submitted()
    await world.as.operator.call(reviewDecide, approval(item))
    const before = await world.as.admin.call(reviewDetail, { query: { id: item.id } })
    expect(before.can).toMatchObject({ decide: true, approve: true })
    const [row] = await world.as.admin.call(reviewDecide, approval(item))
    expect(row).toMatchObject({ state: 'approved', firstApproval: { by: '运营小组' } })
    expect(row?.decidedBy).not.toBe('运营小组')
    expect((await world.anonymous.call(productDetail, { body: { productId } })).id).toBe(productId)
  })

  test('the same person cannot give the second, alone or among many, and is told so', async () => {
    const { item, productId } = await submitted()
    await world.as.operator.call(reviewDecide, approval(item))
    const { can } = await world.as.operator.call(reviewDetail, { query: { id: item.id } })
    expect(can).toMatchObject({ decide: true, approve: false })
    const again = await world.as.operator.ask(reviewDecide, approval(item))
    expect([again.code, again.message]).toEqual(['A0301', '您已通过初审，需由另一位审核员复核后才会发布'])
    const { id, revision } = item
    const many = { items: [{ id, revision }], decision: 'approve' as const }
    const { results } = await world.as.operator.call(reviewDecideMany, { body: many })
    expect(results).toEqual([{ id, row: null, message: again.message }])
    expect(await world.anonymous.refusal(productDetail, { body: { productId } })).toBe('A0404')
  })

  test('one alone rejects, also after an approval, and whoever approved first may think better of it', async () => {
    const { item } = await submitted()
    await world.as.operator.call(reviewDecide, approval(item))
    expect(await world.as.operator.call(reviewDecide, rejection(item))).toMatchObject([{ state: 'rejected' }])
    const other = await submitted()
    expect(await world.as.operator.call(reviewDecide, rejection(other.item))).toMatchObject([{ state: 'rejected' }])
  })

  test('an approval does not hold for a newer revision', async () => {
    const { item, productId, content } = await submitted()
    await world.as.operator.call(reviewDecide, approval(item))
    await world.as.demo.call(productSave, { body: { ...content, productId, model: '新的型号' } })
    await expect
      .poll(async () => (await world.as.admin.call(reviewDetail, { query: { id: item.id } })).revision)
      .toBeGreaterThan(item.revision)
    const newer = await world.as.admin.call(reviewDetail, { query: { id: item.id } })
    expect(newer.firstApproval).toBeNull()
    expect(await world.as.admin.call(reviewDecide, approval(newer))).toMatchObject([{ state: 'pending' }])
  })

  test('the next item is one that somebody else did not leave to others', async () => {
    const [first, second] = [await submitted(), await submitted()]
    await world.as.operator.call(reviewDecide, approval(first.item))
    const filter = { organisationId: first.item.organisationId, kind: 'basics' as const }
    const { next } = await world.as.operator.call(reviewDetail, { query: { id: second.item.id, ...filter } })
    expect(next).not.toBe(first.item.id)
    const { previous } = await world.as.operator.call(reviewDetail, { query: { id: second.item.id, ...filter } })
    expect(previous).toBe(first.item.id)
  })
})

describe('deciding on several at once', () => {
  beforeEach(() => want({ fourEyes: false }))

  test('decides each by itself: what somebody else decided or changed is told, and nothing is lost', async () => {
    const [good, decided, stale] = [await submitted(), await submitted(), await submitted()]
    await world.as.admin.call(reviewDecide, approval(decided.item))
    const items = [good, decided, stale].map(({ item: { id, revision } }) => ({ id, revision }))
    await world.as.demo.call(productSave, {
      body: { ...stale.content, productId: stale.productId, model: '后来的型号' },
    })
    const body = { items: [...items, { id: '999999999', revision: 1 }], decision: 'approve' as const }
    const { results } = await world.as.operator.call(reviewDecideMany, { body })
    expect(results.map(({ row }) => row?.state ?? null)).toEqual(['approved', null, null, null])
    expect(results[1]?.message).toMatch(/^该内容已由.+审核$/)
    expect(results[2]?.message).not.toBe('')
    const { state } = await world.as.operator.call(reviewDetail, { query: { id: stale.item.id } })
    expect(state).toBe('pending')
  })

  test('rejects with one reason for all, and never without one; only whoever may decide', async () => {
    const [one, other] = [await submitted(), await submitted()]
    const items = [one, other].map(({ item: { id, revision } }) => ({ id, revision }))
    const body = { items, decision: 'reject' as const }
    expect(await world.as.operator.refusal(reviewDecideMany, { body: { ...body, reason: ' ' } })).toBe('A0400')
    expect(await world.as.demo.refusal(reviewDecideMany, { body: { ...body, reason: '图片不清晰' } })).toBe('A0301')
    const { results } = await world.as.operator.call(reviewDecideMany, { body: { ...body, reason: '图片不清晰' } })
    expect(results.map(({ row }) => [row?.state, row?.reason])).toEqual([
      ['rejected', '图片不清晰'],
      ['rejected', '图片不清晰'],
    ])
  })
})

describe('the filters of the queue', () => {
  test('find by enterprise, by how long it waited, and what one decided oneself', async () => {
    const { item } = await submitted({ name: '等了很久的泵' })
    await world.pool.query(`update review_item set submitted_at = now() - interval '3 days' where id = $1`, [item.id])
    const find = async (query: Record<string, string | number>) =>
      (await world.as.operator.call(reviewPage, { query: { pageSize: 100, ...query } })).list.map(({ id }) => id)
    expect(await find({ waitedHours: 48 })).toEqual([item.id])
    expect(await find({ waitedHours: 96 })).toEqual([])
    expect(await find({ organisationId: item.organisationId })).toContain(item.id)
    expect(await find({ organisationId: '999999' })).toEqual([])
    await world.as.admin.call(reviewDecide, rejection(item))
    expect(await find({ state: 'rejected', mine: 'true' })).not.toContain(item.id)
    const theirs = await world.as.admin.call(reviewPage, { query: { state: 'rejected', mine: 'true' } })
    expect(theirs.list.map(({ id }) => id)).toContain(item.id)
  })

  test('offer enterprises by a part of their name, to whoever may read the queue', async () => {
    const found = await world.as.operator.call(reviewOrganisations, {
      query: { keywords: enterprises.ours.slice(0, 2) },
    })
    expect(found.map(({ name }) => name)).toContain(enterprises.ours)
    expect(await world.as.demo.refusal(reviewOrganisations, { query: {} })).toBe('A0301')
  })

  test('the settings say how soon a decision is expected', async () => {
    await want({ expectedHours: 12, fourEyes: false })
    expect(await world.as.operator.call(reviewRules, {})).toMatchObject({ expectedHours: 12, fourEyes: false })
    expect(await world.as.demo.refusal(reviewRules, {})).toBe('A0301')
  })
})
