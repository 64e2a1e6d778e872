import { productPage, productShowcase } from '@portal/contract/product'
import { type OwnProduct, ownProductFirst, productSave, searchPageByParam } from '@portal/contract/product-own'
import { publishProduct } from '@portal/testkit/factories'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const byCode = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

describe('one’s own list', () => {
  test('shows own products in all states with counts, and none of another enterprise', async () => {
    const name = '远山的草稿'
    await world.as.stranger.call(productSave, { body: { name, industry: '04', submit: false } })
    const theirs = await world.as.stranger.call(searchPageByParam, { body: {} })
    expect(theirs).toMatchObject({
      total: 1,
      counts: { all: 1, draft: 1, published: 0 },
      list: [{ name, statuses: { basics: '5', pictures: '0' }, onWebsite: false, can: { edit: true } }],
    })
    const ours = await world.as.viewer.call(searchPageByParam, { body: { pageSize: 100 } })
    expect(ours.list.map((row) => row.name)).not.toContain(name)
    expect(ours.list.map((row) => row.name)).toContain(world.publishedName)
    expect(ours.list.filter((row) => row.can.edit)).toEqual([])
    expect(ours.counts.all).toBe(ours.total)
  })

  test('is filtered by words, industry and status, and sorted by what is least complete', async () => {
    const find = async (body: object) => (await world.as.stranger.call(searchPageByParam, { body })).total
    expect(await find({ keywords: '草稿' })).toBe(1)
    expect(await find({ keywords: '水泵' })).toBe(0)
    expect(await find({ industry: '04', status: '5' })).toBe(1)
    expect(await find({ industry: '03' })).toBe(0)
    // Each tab tells how many of what was looked for stand in it, whichever tab is open.
    const countsOf = async (body: object) => (await world.as.stranger.call(searchPageByParam, { body })).counts
    const none = { all: 0, draft: 0, published: 0, underReview: 0, rejected: 0, archived: 0 }
    expect(await countsOf({ keywords: '草稿', status: '1' })).toEqual({ ...none, all: 1, draft: 1 })
    expect(await countsOf({ keywords: '水泵' })).toEqual(none)
    expect(await countsOf({ industry: '03' })).toEqual(none)
    await world.as.demo.call(productSave, { body: { name: '只有名称的草稿', industry: '03', submit: false } })
    const { list } = await world.as.demo.call(searchPageByParam, { body: { sort: 'completeness', pageSize: 100 } })
    const values = list.map((row) => row.completeness)
    expect(new Set(values).size).toBeGreaterThan(1)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  })
})

describe('the order of one’s own list', () => {
  const orders = [
    { sort: 'name', valueOf: (row: OwnProduct) => row.name, compare: new Intl.Collator('zh').compare },
    { sort: 'industry', valueOf: (row: OwnProduct) => row.industry, compare: byCode },
    { sort: 'updated', valueOf: (row: OwnProduct) => row.updatedAt, compare: byCode },
    { sort: 'completeness', valueOf: (row: OwnProduct) => String(row.completeness).padStart(3, '0'), compare: byCode },
    { sort: 'patents', valueOf: (row: OwnProduct) => String(row.patentCount).padStart(9, '0'), compare: byCode },
  ] as const

  test.for(orders)('can be by $sort, either way', async ({ sort, valueOf, compare }) => {
    for (const [name, industry] of [
      ['丁泵', '05'],
      ['甲泵', '03'],
    ] as const)
      await world.as.demo.call(productSave, { body: { name, industry, submit: false } })
    const found = async (direction: 'ASC' | 'DESC') => {
      const { list } = await world.as.demo.call(searchPageByParam, { body: { sort, direction, pageSize: 100 } })
      return list.map(valueOf)
    }
    const [up, down] = [await found('ASC'), await found('DESC')]
    expect(up).toEqual(up.toSorted(compare))
    expect(down).toEqual(up.toReversed())
    expect((await world.as.demo.call(searchPageByParam, { body: { sort, pageSize: 100 } })).list.map(valueOf)).toEqual(
      ownProductFirst[sort] === 'ASC' ? up : down,
    )
  })

  test('cannot be by a column that is not named, nor in a third direction', async () => {
    for (const body of [{ sort: 'summary' }, { sort: 'name; drop table product' }, { direction: 'SIDEWAYS' }]) {
      const headers = { 'content-type': 'application/json' }
      const answer = await world.as.demo.fetch(searchPageByParam.path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      expect([answer.status, body]).toEqual([400, body])
    }
  })
})

describe('the list for visitors', () => {
  test('finds names before texts, counts each facet under the other filters, and tells the words that matched', async () => {
    const { demo, operator } = world.as
    const year = { recognitionStatus: '6' as const, recognitionYear: 2025 }
    await publishProduct(demo, operator, { name: '高温屏蔽泵', industry: '05', ...year })
    await publishProduct(demo, operator, { name: '换热机组', industry: '06', features: '内置屏蔽泵，无泄漏。' })
    await publishProduct(demo, operator, { name: '低温屏蔽泵', industry: '05' })
    const find = (query: object) => world.anonymous.call(productPage, { query: { keywords: '屏蔽泵', ...query } })
    const found = await find({})
    expect(found.list.map((card) => card.name)).toEqual(['低温屏蔽泵', '高温屏蔽泵', '换热机组'])
    expect(found.facets.industry).toEqual([
      { value: '05', count: 2 },
      { value: '06', count: 1 },
    ])
    expect(found.terms).toContain('屏蔽泵')
    const medical = await find({ industry: '05' })
    expect([medical.total, medical.facets.industry.length, medical.facets.year]).toEqual([
      2,
      2,
      [{ value: 2025, count: 1 }],
    ])
    expect((await find({ industry: '06', year: '2025' })).facets.industry).toEqual([{ value: '05', count: 1 }])
    expect((await find({ enterprise: world.ids.enterprises.theirs })).total).toBe(0)
    expect((await find({ pageSize: 2, pageNum: 2 })).list.map((card) => card.name)).toEqual(['换热机组'])
  })

  test('counts what is kept by trigger exactly as a count of all rows would', async () => {
    const { total, facets } = await world.anonymous.call(productPage, { query: {} })
    const { rows } = await world.pool.query<{ industry: string; n: number }>(
      'select industry, count(*)::int as n from product_public group by 1 order by 1',
    )
    expect(facets.industry).toEqual(rows.map(({ industry, n }) => ({ value: industry, count: n })))
    expect(total).toBe(rows.reduce((sum, row) => sum + row.n, 0))
    const showcase = await world.anonymous.call(productShowcase, {})
    expect(showcase.figures.products).toBe(total)
    expect(showcase.industries.filter((one) => one.count > 0).map((one) => one.code)).toEqual(
      rows.map((row) => row.industry),
    )
  })

  test('operators of the query language are letters like any other', async () => {
    const found = async (keywords: string) => {
      const { total, terms } = await world.anonymous.call(productPage, { query: { keywords } })
      return { total, terms: terms.toSorted() }
    }
    const pumps = await found('泵')
    expect(pumps.total).toBeGreaterThan(0)
    for (const keywords of ['!(泵)&', '<泵:*>', "'泵'", '泵\\']) expect(await found(keywords)).toEqual(pumps)
    // Both words are asked for, not one of them.
    expect(await found("泵' | '轮")).toEqual(await found('泵 轮'))
    expect((await found("泵' | '无此字样")).total).toBe(0)
    const everything = await found('')
    for (const keywords of ["'", '\\', '%_']) expect(await found(keywords)).toEqual(everything)
  })
})
