import { displaySave, pavilionSave } from '@portal/contract/enterprise-content'
import { messagePage } from '@portal/contract/message'
import { productDetail } from '@portal/contract/product'
import { referencePriceSave } from '@portal/contract/product-content'
import { type ReviewEntry, reviewDecide, reviewDecideMany, reviewDetail, reviewQueue } from '@portal/contract/review'
import { createProduct, pendingReview, publishProduct, savePictures } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const entriesOf = async (keywords: string): Promise<ReviewEntry[]> =>
  (await world.as.operator.call(reviewQueue, { query: { keywords } })).list

/** A product whose facts, pictures and price wait, as the one entry of the queue. */
async function waiting(name: string) {
  const { productId } = await createProduct(world.as.demo, { name })
  await savePictures(world.as.demo, productId)
  await world.as.demo.call(referencePriceSave, { body: { productId, mode: 'negotiable' } })
  const entry = await until(`three parts of ${name}`, async () =>
    (await entriesOf(name)).find(({ parts }) => parts.length === 3),
  )
  return { productId, entry }
}
type Part = ReviewEntry['parts'][number]
const approve = ({ id, revision }: Part) => ({ id, revision, decision: 'approve' as const })
const reject = ({ id, revision }: Part, reason: string) => ({ id, revision, decision: 'reject' as const, reason })
const noticesOf = async (subject: string) => {
  const { list } = await world.as.viewer.call(messagePage, { query: { pageSize: 100 } })
  return list.filter(({ kind, params }) => params['subject'] === subject && kind !== 'content.submitted')
}

describe('The queue', () => {
  test('holds one entry for a product, with all its parts, oldest first', async () => {
    const { entry } = await waiting('一条三项的泵')
    expect(await entriesOf('一条三项的泵')).toHaveLength(1)
    expect(entry).toMatchObject({ subjectType: 'product', title: '一条三项的泵', organisationName: enterprises.ours })
    expect(entry.parts.map(({ kind }) => kind)).toEqual(['basics', 'pictures', 'price'])
    expect(entry).toMatchObject({ id: entry.parts[0]?.id, submittedAt: entry.parts[0]?.submittedAt })
  })

  test('holds one entry for what an enterprise shows of itself', async () => {
    await world.as.demo.call(displaySave, { body: { story: [{ title: '起点', text: '一台泵的故事' }] } })
    await world.as.demo.call(pavilionSave, { body: {} })
    const entry = await until('both parts', async () =>
      (await entriesOf(enterprises.ours)).find(({ subjectType, parts }) => subjectType === 'enterprise' && parts[1]),
    )
    expect(entry.parts.map(({ kind }) => kind)).toEqual(['display', 'pavilion'])
    const { subject, parts } = await world.as.operator.call(reviewDetail, { query: { id: entry.id } })
    expect(parts).toHaveLength(2)
    expect(subject).toMatchObject({ type: 'enterprise', proposed: { display: { story: [{ title: '起点' }] } } })
  })

  test('is found by one kind, and shows all parts of what has it', async () => {
    const { entry } = await waiting('按类型找的泵')
    const query = { keywords: '按类型找的泵', kind: 'price' as const }
    const { list, total } = await world.as.operator.call(reviewQueue, { query })
    expect(total).toBe(1)
    expect(list[0]?.parts.map(({ id }) => id)).toEqual(entry.parts.map(({ id }) => id))
    const none = await world.as.operator.call(reviewQueue, { query: { ...query, kind: 'chain' } })
    expect(none).toMatchObject({ list: [], total: 0 })
  })

  test('leads from a product to the next one, not to another part of the same', async () => {
    const one = await waiting('先到的一条')
    const other = await waiting('后到的一条')
    const filter = { keywords: '到的一条' }
    const { next } = await world.as.operator.call(reviewDetail, { query: { id: one.entry.id, ...filter } })
    expect(next).toBe(other.entry.id)
    const back = await world.as.operator.call(reviewDetail, {
      query: { id: other.entry.parts[2]?.id ?? '', ...filter },
    })
    expect(back.previous).toBe(one.entry.id)
    // Nothing is behind it: from the beginning again.
    expect(back.next).toBe(one.entry.id)
  })

  test('is not shown to an enterprise', async () => {
    expect(await world.as.demo.refusal(reviewQueue, { query: {} })).toBe('A0301')
  })
})

describe('What is opened', () => {
  test('shows all parts that wait, whichever of them it was opened by', async () => {
    const { entry } = await waiting('图在另一项的泵')
    for (const { id } of entry.parts) {
      const { subject, parts } = await world.as.operator.call(reviewDetail, { query: { id } })
      expect(parts.map((part) => part.id)).toEqual(entry.parts.map((part) => part.id))
      expect(subject).toMatchObject({ type: 'product', published: null, proposed: { price: { mode: 'negotiable' } } })
      expect(subject.type === 'product' && subject.proposed.pictures).toHaveLength(1)
    }
  })
})

describe('A round of decisions', () => {
  test('approves the whole product, and tells the enterprise once', async () => {
    const { productId, entry } = await waiting('整体通过的泵')
    const rows = await world.as.operator.call(reviewDecide, { body: { parts: entry.parts.map(approve) } })
    expect(rows.map(({ state }) => state)).toEqual(['approved', 'approved', 'approved'])
    const shown = await world.anonymous.call(productDetail, { body: { productId } })
    expect(shown).toMatchObject({ name: '整体通过的泵', price: { mode: 'negotiable' } })
    expect(await noticesOf('整体通过的泵')).toMatchObject([
      { kind: 'content.approved', params: { content: 'basics,pictures,price' } },
    ])
  })

  test('approves some and rejects others, each with its reason, in one notice', async () => {
    const { productId, entry } = await waiting('部分通过的泵')
    const [basics, pictures, price] = entry.parts as [Part, Part, Part]
    const parts = [approve(basics), reject(pictures, '第 1 张模糊'), reject(price, '请写明价格')]
    await world.as.operator.call(reviewDecide, { body: { parts } })
    expect((await world.anonymous.call(productDetail, { body: { productId } })).pictures).toEqual([])
    expect(await noticesOf('部分通过的泵')).toMatchObject([
      {
        kind: 'content.decided',
        params: {
          approved: 'basics',
          rejected: 'pictures,price',
          reason_pictures: '第 1 张模糊',
          reason_price: '请写明价格',
        },
        link: `/myEnt/exhibitProductSetting/${productId}?tab=pictures`,
      },
    ])
  })

  test('decides on what is named, and leaves the rest waiting', async () => {
    const { entry } = await waiting('分项处理的泵')
    const [basics, ...rest] = entry.parts as [Part, Part, Part]
    await world.as.operator.call(reviewDecide, { body: { parts: [approve(basics)] } })
    const [left] = await entriesOf('分项处理的泵')
    expect(left?.parts.map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
    // Opened by the part that was decided, it says what still waits.
    const opened = await world.as.operator.call(reviewDetail, { query: { id: basics.id } })
    expect(opened).toMatchObject({ state: 'approved' })
    expect(opened.parts.map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
  })

  test('decides nothing when one part was replaced meanwhile', async () => {
    const { productId, entry } = await waiting('换了一项的泵')
    await world.as.demo.call(referencePriceSave, { body: { productId, mode: 'fixed', amount: 3 } })
    const answer = await world.as.operator.ask(reviewDecide, { body: { parts: entry.parts.map(approve) } })
    expect(answer.code).toBe('A0409')
    expect((await world.anonymous.ask(productDetail, { body: { productId } })).code).toBe('A0404')
    expect(await noticesOf('换了一项的泵')).toEqual([])
  })

  test('cannot mix two products, and not name a part twice', async () => {
    const one = await waiting('混不得的甲泵')
    const other = await waiting('混不得的乙泵')
    const [first] = one.entry.parts as [Part]
    const [second] = other.entry.parts as [Part]
    const mixed = { parts: [approve(first), approve(second)] }
    expect(await world.as.operator.refusal(reviewDecide, { body: mixed })).toBe('A0400')
    const twice = { parts: [approve(first), reject(first, '不清晰')] }
    expect(await world.as.operator.refusal(reviewDecide, { body: twice })).toBe('A0400')
    expect((await entriesOf('混不得的')).flatMap(({ parts }) => parts)).toHaveLength(6)
  })

  test('on many entries tells each product once', async () => {
    const one = await waiting('批量处理的甲泵')
    const other = await waiting('批量处理的乙泵')
    const items = [...one.entry.parts, ...other.entry.parts].map(({ id, revision }) => ({ id, revision }))
    const { results } = await world.as.operator.call(reviewDecideMany, { body: { items, decision: 'approve' } })
    expect(results.map(({ id, row }) => [id, row?.state])).toEqual(items.map(({ id }) => [id, 'approved']))
    for (const name of ['批量处理的甲泵', '批量处理的乙泵']) expect(await noticesOf(name)).toHaveLength(1)
  })
})

test('A single part is decided by itself as before', async () => {
  const productId = await publishProduct(world.as.demo, world.as.operator, { name: '只有一项的泵' })
  await savePictures(world.as.demo, productId)
  const part = await pendingReview(world.as.operator, 'pictures', '只有一项的泵')
  await world.as.operator.call(reviewDecide, { body: { parts: [reject(part, '图片不清晰')] } })
  const [told] = await noticesOf('只有一项的泵')
  expect(told).toMatchObject({ kind: 'content.rejected', params: { content: 'pictures', reason: '图片不清晰' } })
})
