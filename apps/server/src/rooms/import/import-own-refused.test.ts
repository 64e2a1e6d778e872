import { productGet, searchPageByParam } from '@portal/contract/product-own'
import { entInfo } from '@portal/contract/enterprise'
import { importDetail, importPage } from '@portal/contract/import'
import {
  ownImportCancel,
  ownImportDetail,
  ownImportPage,
  ownImportReport,
  ownImportRun,
  ownImportUpload,
} from '@portal/contract/import-own'
import { createProduct } from '@portal/testkit/factories'
import { IMPORT_PATIENCE_MS, newFilingNo, OWN_HEAD, ownLists } from '@portal/testkit/import'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: IMPORT_PATIENCE_MS })

let world: World
let lists: ReturnType<typeof ownLists>
beforeAll(async () => {
  world = await startWorld()
  lists = ownLists(world.as.demo)
})
afterAll(() => world.close())

describe('it cannot', () => {
  test('touch a product of another enterprise by its filing number, nor learn whose it is', async () => {
    const number = newFilingNo()
    const { productId } = await createProduct(world.as.stranger, { filingNo: number, name: '远山减速机' })
    const done = await lists.take([OWN_HEAD, [number, '改名的减速机', '', '', '']])
    expect(done.counts).toMatchObject({ created: 0, updated: 0, refused: 1 })
    expect(done.problems[0]?.reason).toContain('已被其他企业的产品使用')
    expect(JSON.stringify(done)).not.toContain('远山')
    const theirs = await world.as.stranger.call(productGet, { body: { productId } })
    expect(theirs.content).toMatchObject({ name: '远山减速机' })
    expect(await lists.named('改名的减速机')).toEqual([])
  })

  test('bring in rows that name another enterprise; its own name and code are let pass', async () => {
    const { certification: theirs } = await world.as.stranger.call(entInfo, {})
    const { certification: ours } = await world.as.demo.call(entInfo, {})
    const head = ['备案编号', '产品名称', '统一社会信用代码', '企业名称']
    const done = await lists.take([
      head,
      [newFilingNo(), '自助导入他企泵甲', theirs?.uscc ?? '', ''],
      [newFilingNo(), '自助导入他企泵乙', '', theirs?.name ?? ''],
      [newFilingNo(), '自助导入本企泵', ours?.uscc ?? '', ours?.name ?? ''],
    ])
    expect(done.counts).toMatchObject({ created: 1, refused: 2 })
    expect(done.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, '统一社会信用代码'],
      [3, '企业名称'],
    ])
    const { list } = await world.as.stranger.call(searchPageByParam, { body: { keywords: '自助导入' } })
    expect(list).toEqual([])
  })

  test('see the lists of others, and others not its own', async () => {
    const { id } = await lists.check([OWN_HEAD, [newFilingNo(), '自助导入水泵', '', '', '']])
    const params = { id }
    for (const call of [ownImportDetail, ownImportRun, ownImportCancel, ownImportReport]) {
      expect(await world.as.stranger.refusal(call, { params })).toBe('A0404')
    }
    expect((await world.as.stranger.call(ownImportPage, { query: {} })).total).toBe(0)
    expect(await world.as.operator.refusal(importDetail, { params })).toBe('A0404')
    const { list } = await world.as.operator.call(importPage, { query: {} })
    expect(list.some((one) => one.id === id)).toBe(false)
  })

  test('be done by somebody who may not edit products, or whose enterprise is not approved', async () => {
    for (const who of ['viewer', 'idle', 'pending', 'guest'] as const) {
      expect(await world.as[who].refusal(ownImportPage, { query: {} })).toBe('A0301')
      expect(await world.as[who].tryUpload(ownImportUpload, new File(['x'], 'x.csv'))).toMatchObject({ code: 'A0301' })
    }
  })

  test('go on once whoever let it run may no longer edit products', async () => {
    const { id } = await lists.check([OWN_HEAD, [newFilingNo(), '自助导入失权泵', '', '', '']])
    const { editor } = world.ids.people
    await world.pool.query('update import_run set created_by = $2 where id = $1', [id, editor])
    await world.pool.query('update user_account set organisation_id = null where id = $1', [editor])
    await world.pool.query(`update import_run set state = 'running', begun = true where id = $1`, [id])
    await world.portal.rooms.import.catchUp()
    expect((await lists.wait(id, ({ state }) => state !== 'running')).state).toBe('failed')
    expect(await lists.named('自助导入失权泵')).toEqual([])
  })

  test('take in more rows than a list may have, and nothing of such a list is written', async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => `MANY-${index},太多的泵`)
    const file = new File([['备案编号,产品名称', ...rows].join('\r\n')], '很多.csv')
    const { id } = await world.as.demo.upload(ownImportUpload, file)
    const found = await lists.wait(id, ({ state }) => state !== 'checking')
    expect(found).toMatchObject({
      state: 'refused',
      reason: '一份清单最多 10000 行，请拆分为多个文件',
      can: { run: false },
    })
  })
})
