import { entInfo } from '@portal/contract/enterprise'
import { productDetail, productPage } from '@portal/contract/product'
import { contentHistory } from '@portal/contract/product-own'
import { type Client, createClient } from '@portal/testkit/client'
import { basics, createProduct, patentNumber, uscc } from '@portal/testkit/factories'
import { IMPORT_PATIENCE_MS, PATENT_HEAD, patentRow, takeList } from '@portal/testkit/import'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: IMPORT_PATIENCE_MS })

let world: World
let visitor: Client
beforeAll(async () => {
  world = await startWorld()
  visitor = createClient(world.origin)
})
afterAll(() => world.close())

describe('a list of products', () => {
  const HEAD = ['备案编号', '产品名称', '统一社会信用代码', '企业名称', '一句话简介', '关联专利']
  let ours: { code: string; name: string }
  let filed = 0
  const filingNo = () => `DRF-${(filed += 1)}`
  beforeAll(async () => {
    const { certification } = await world.as.demo.call(entInfo, {})
    ours = { code: certification?.uscc ?? '', name: certification?.name ?? '' }
  })

  const shown = async (name: string) => {
    const { list } = await visitor.call(productPage, { query: { keywords: name } })
    return list.find((one) => one.name === name)
  }

  test('publishes their facts: visitors see the product, its history shows the revision, and twice is once', async () => {
    const number = patentNumber()
    await takeList(world, [PATENT_HEAD, patentRow(number, { applicants: ours.name })])
    const row = [filingNo(), '导入示例离心泵甲', ours.code, '', '高效节能', number]
    expect(await takeList(world, [HEAD, row])).toMatchObject({ counts: { created: 1, refused: 0, warned: 0 } })
    const card = await shown('导入示例离心泵甲')
    const id = card?.id ?? ''
    expect(await visitor.call(productDetail, { body: { productId: id } })).toMatchObject({
      summary: '高效节能',
      patents: [{ number }],
    })
    expect((await takeList(world, [HEAD, row])).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    const changed = row.with(4, '更高效')
    expect((await takeList(world, [HEAD, changed])).counts).toMatchObject({ updated: 1 })
    const history = await world.as.demo.call(contentHistory, { body: { productId: id, kind: 'basics' } })
    expect(history).toMatchObject({ revision: 2, publishedRevision: 2 })
    expect(await visitor.call(productDetail, { body: { productId: id } })).toMatchObject({ summary: '更高效' })
  })

  test('finds the enterprise by its name, and names what it cannot find', async () => {
    const found = await takeList(world, [
      HEAD,
      [filingNo(), '导入示例离心泵乙', '', ours.name, '', ''],
      [filingNo(), '导入示例离心泵丙', uscc(), '', '', ''],
      [filingNo(), '导入示例离心泵丁', ours.code, '', '', patentNumber()],
      [filingNo(), '', ours.code, '', '', ''],
      [filingNo(), '导入示例离心泵戊', '', '', '', ''],
    ])
    expect(found.counts).toMatchObject({ created: 1, refused: 4 })
    expect(found.problems.map(({ line, column }) => [line, column])).toEqual([
      [3, '统一社会信用代码'],
      [4, '关联专利'],
      [5, '产品名称'],
      [6, '统一社会信用代码'],
    ])
  })

  test('takes a patent of somebody else with a warning', async () => {
    const number = patentNumber()
    await takeList(world, [PATENT_HEAD, patentRow(number, { applicants: '别家示例有限公司' })])
    const found = await takeList(world, [HEAD, [filingNo(), '导入示例离心泵己', ours.code, '', '', number]])
    expect(found).toMatchObject({ counts: { created: 1, warned: 1, refused: 0 }, problems: [{ warning: true }] })
  })

  test('neither overwrites a draft nor decides a review, and leaves the products of others alone', async () => {
    const [draft, other] = [filingNo(), filingNo()]
    const mine = basics({ filingNo: draft, name: '导入示例草稿泵' })
    await createProduct(world.as.demo, mine)
    await takeList(world, [HEAD, [other, '导入示例离心泵庚', ours.code, '', '', '']])
    const { certification: theirs } = await world.as.stranger.call(entInfo, {})
    const before = await world.pool.query(`select count(*)::int as n from content_revision`)
    const found = await takeList(world, [
      HEAD,
      [draft, '导入示例草稿泵改', ours.code, '', '', ''],
      [other, '导入示例离心泵庚', theirs?.uscc ?? '', '', '', ''],
    ])
    expect(found.counts).toMatchObject({ created: 0, updated: 0, refused: 2 })
    expect((await world.pool.query(`select count(*)::int as n from content_revision`)).rows).toEqual(before.rows)
  })
})
