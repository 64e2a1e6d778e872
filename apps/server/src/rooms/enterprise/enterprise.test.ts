import { entAuth, enterpriseDetail, enterpriseNamed, enterprisePage, entInfo } from '@portal/contract/enterprise'
import { messagePage } from '@portal/contract/message'
import { reviewDetail } from '@portal/contract/review'
import { certification, decide, pendingReview, publishProduct } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

describe('certification', () => {
  test('an owner submits, is told how many wait in front, and cannot submit again meanwhile', async () => {
    const { newcomer } = world.as
    expect(await newcomer.call(entInfo, {})).toMatchObject({ examineState: '0', can: { submit: true } })
    const body = certification(enterprises.fresh)
    expect(await newcomer.call(entAuth, { body })).toEqual({ examineState: '2' })
    expect(await newcomer.call(entInfo, {})).toMatchObject({
      examineState: '2',
      ahead: 1,
      certification: { uscc: body.uscc },
      can: { submit: false },
    })
    expect(await newcomer.refusal(entAuth, { body })).toBe('A0400')
  })

  test('members who do not own the enterprise cannot submit', async () => {
    const answer = await world.as.editor.ask(entAuth, { body: certification(enterprises.ours) })
    expect([answer.code, answer.message]).toEqual(['A0301', '企业认证须由企业负责人提交'])
  })

  test('a rejection comes back with its reason as state and message, and can be submitted again', async () => {
    await decide(world.as.operator, 'certification', enterprises.fresh, 'reject')
    const info = await world.as.newcomer.call(entInfo, {})
    expect(info).toMatchObject({ examineState: '3', can: { submit: true } })
    expect(info.reason).not.toBe('')
    const { list } = await world.as.newcomer.call(messagePage, { query: {} })
    expect(list[0]).toMatchObject({ kind: 'certification.rejected', link: '/entAuth', readAt: null })
    await world.as.newcomer.call(entAuth, { body: certification(enterprises.fresh) })
    await decide(world.as.operator, 'certification', enterprises.fresh)
    expect(await world.as.newcomer.call(entInfo, {})).toMatchObject({ examineState: '1', reason: null })
  })

  test('an approved enterprise stays approved, and shown as approved, while a change of it is under review', async () => {
    const { anonymous } = world
    const { demo, operator } = world.as
    const id = world.ids.enterprises.ours
    const published = await anonymous.call(enterpriseDetail, { query: { id } })
    const change = certification('启明智能泵业有限公司', { uscc: published.uscc, profile: '新的简介' })
    expect(await demo.call(entAuth, { body: change })).toEqual({ examineState: '1' })
    expect(await anonymous.call(enterpriseDetail, { query: { id } })).toMatchObject({ name: enterprises.ours })
    const item = await pendingReview(operator, 'certification', change.name)
    const { subject } = await operator.call(reviewDetail, { query: { id: item.id } })
    expect(subject).toMatchObject({
      type: 'certification',
      examineState: '1',
      proposed: { name: change.name },
      published: { name: enterprises.ours },
      usccHolds: true,
    })
    await decide(operator, 'certification', change.name)
    expect(await anonymous.call(enterpriseDetail, { query: { id } })).toMatchObject({ name: change.name })
    const products = await world.pool.query(
      'select distinct enterprise_name from product_public where organisation_id = $1',
      [id],
    )
    expect(products.rows).toEqual([{ enterprise_name: change.name }])
  })

  test('two enterprises cannot hold the same code', async () => {
    const { uscc } = await world.anonymous.call(enterpriseDetail, { query: { id: world.ids.enterprises.ours } })
    const answer = await world.as.stranger.ask(entAuth, { body: certification(enterprises.theirs, { uscc }) })
    expect([answer.code, answer.message]).toEqual(['A0400', expect.stringContaining('请联系企业负责人邀请您加入')])
  })
})

describe('the list for visitors', () => {
  test('shows approved enterprises only, those with most products first, with counted facets', async () => {
    await publishProduct(world.as.stranger, world.as.operator)
    await publishProduct(world.as.stranger, world.as.operator)
    const found = await world.anonymous.call(enterprisePage, { query: {} })
    expect(found.list[0]).toMatchObject({ name: enterprises.theirs, productCount: 2, patentCount: 2 })
    expect(found.list.map((one) => one.name)).not.toContain(enterprises.waiting)
    expect(found.total).toBe(3)
    expect(found.facets).toMatchObject({ industry: [{ value: '03', count: 3 }], region: [{ value: '33', count: 3 }] })
    const { products } = found.facets
    const withProducts = await world.anonymous.call(enterprisePage, { query: { products: 'true' } })
    expect([withProducts.total, withProducts.facets.products]).toEqual([products, products])
    expect(products).toBeGreaterThan(0)
    expect(withProducts.list).toHaveLength(products)
    expect(withProducts.list.filter((one) => one.productCount === 0)).toEqual([])
  })

  test('finds by words of name and profile, and nothing by words that are not there', async () => {
    const names = async (keywords: string) =>
      (await world.anonymous.call(enterprisePage, { query: { keywords } })).list.map((one) => one.name)
    expect(await names('传动')).toEqual([enterprises.theirs])
    expect(await names('量子通信卫星')).toEqual([])
    expect(await names("' | !泵 & (")).toEqual(await names('泵'))
  })

  test('names those whose names hold the words, none for words of a profile or of one that waits', async () => {
    const names = async (keywords: string) =>
      (await world.anonymous.call(enterpriseNamed, { query: { keywords } })).map((one) => one.name)
    expect(await names('传动')).toEqual([enterprises.theirs])
    expect(await names(enterprises.waiting)).toEqual([])
    expect(await names('可靠')).toEqual([])
    expect(await names('，。')).toEqual([])
  })

  test('an enterprise under review has no page', async () => {
    const query = { id: world.ids.enterprises.waiting }
    expect(await world.anonymous.refusal(enterpriseDetail, { query })).toBe('A0404')
  })
})
