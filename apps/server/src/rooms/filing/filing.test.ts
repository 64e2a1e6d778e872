import { entAuth, entInfo } from '@portal/contract/enterprise'
import { type SyncItem, syncApply, syncDetail, syncOwnApplyData, syncPage } from '@portal/contract/filing'
import {
  filingFileDetail,
  filingFilePage,
  filingFileTemplate,
  filingFileUpload,
  filingRunPage,
  filingSourceList,
  filingSourceSave,
} from '@portal/contract/filing-admin'
import { productGet, productSave, searchPageByParam } from '@portal/contract/product-own'
import type { Client } from '@portal/testkit/client'
import { certification, createProduct, decide } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { sheetTexts, type TestCell, workbookFile } from '@portal/testkit/workbook'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let uscc = ''
beforeAll(async () => {
  world = await startWorld()
  uscc = (await world.as.demo.call(entInfo, {})).certification?.uscc ?? ''
})
afterAll(() => world.close())

type Row = Record<string, TestCell>

/** An export as the filing platform writes it. */
async function workbook(rows: Row[]): Promise<File> {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return workbookFile([headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))], '备案导出.xlsx')
}
const upload = async (rows: Row[]) => world.as.operator.upload(filingFileUpload, await workbook(rows))

async function useFiles(): Promise<void> {
  const { list } = await world.as.operator.call(filingSourceList, {})
  const revision = list.find(({ kind }) => kind === 'file')?.revision ?? 0
  await world.as.operator.call(filingSourceSave, { body: { kind: 'file', active: true, revision } })
}

/** Starts a run and waits until it is in one of these states. */
async function settled(client: Client, runId: string, ...states: string[]) {
  return until(`a run that is ${states.join(' or ')}`, async () => {
    const found = await client.call(syncDetail, { query: { runId } })
    return states.includes(found.run?.state ?? '') ? found : null
  })
}
async function pull(client: Client = world.as.demo) {
  const { runId } = await client.call(syncOwnApplyData, {})
  return settled(client, runId, 'ready', 'failed')
}
async function apply(runId: string, items: { itemId: string; fields: SyncItem['chosen'] }[], submit = false) {
  await world.as.demo.call(syncApply, { body: { runId, items, submit } })
  return settled(world.as.demo, runId, 'done', 'failed')
}
const all = ({ itemId, fields }: SyncItem) => ({ itemId, fields: fields.map(({ field }) => field) })
const itemOf = (items: SyncItem[], title: string): SyncItem => {
  const found = items.find((item) => item.title === title)
  if (!found) throw new Error(`no item “${title}”`)
  return found
}

describe('exports of the filing platform', () => {
  test('an enterprise is told that no source is set up, and nothing is started', async () => {
    const answer = await world.as.demo.ask(syncOwnApplyData, {})
    expect([answer.code, answer.message]).toEqual(['A0400', '平台尚未设置备案数据源，请联系平台运营'])
    expect(await world.as.demo.call(syncDetail, { query: {} })).toMatchObject({ available: false, run: null })
  })

  test('good rows are taken whatever stands in bad ones, which are reported by line, column, value and reason', async () => {
    const file = await upload([
      {
        统一社会信用代码: uscc,
        企业名称: enterprises.ours,
        产品名称: '好产品',
        备案编号: 'BA-1',
        备案日期: '2025/3/1',
      },
      { 统一社会信用代码: uscc, 产品名称: '坏日期', 备案编号: 'BA-2', 备案日期: '2025-02-30' },
      { 统一社会信用代码: '123', 产品名称: '坏代码' },
      { 统一社会信用代码: uscc, 产品名称: '', 备案编号: 'BA-3' },
      { 统一社会信用代码: uscc, 产品名称: '坏公式', 备案编号: { formula: '1+1', formulaResult: 2 } },
      { 统一社会信用代码: uscc, 产品名称: '坏状态', 备案状态: '不知道' },
      { 统一社会信用代码: ` ${uscc.toLowerCase()} `, 产品名称: '好二', 备案编号: 'BA-4', '产值(万元)': '1,234.5' },
    ])
    expect(file).toMatchObject({ rows: 7, good: 2, bad: 5, uploadedBy: '运营小组', name: '备案导出.xlsx' })
    const { badRows } = await world.as.operator.call(filingFileDetail, { query: { id: file.id } })
    expect(badRows.map(({ line, column }) => [line, column])).toEqual([
      [3, '备案日期'],
      [4, '统一社会信用代码'],
      [5, '产品名称'],
      [6, '备案编号'],
      [7, '备案状态'],
    ])
    expect(badRows[0]).toMatchObject({ value: '2025-02-30', reason: '请填写形如 2026-01-31 的日期' })
    const { total } = await world.as.operator.call(filingFilePage, { query: {} })
    expect(total).toBe(1)
    const { list } = await world.as.operator.call(filingSourceList, {})
    expect(list.find(({ kind }) => kind === 'file')).toMatchObject({ enterprises: 1, products: 2, active: false })
  })

  test('a file that is no workbook, lacks its columns or is empty is refused with what to do', async () => {
    const { operator } = world.as
    const refused = async (file: File) => (await operator.tryUpload(filingFileUpload, file)).message
    expect(await refused(new File(['kein Buch'], 'x.xlsx'))).toContain('无法读取该文件')
    expect(await refused(await workbook([{ 备案编号: 'BA-9' }]))).toContain('第一行缺少列：统一社会信用代码、产品名称')
    expect(await refused(await workbookFile([['统一社会信用代码', '产品名称']]))).toBe('文件中没有数据')
  })

  test('the template has the headers that are recognised', async () => {
    const { bytes } = await world.as.operator.call(filingFileTemplate, {})
    const [header] = await sheetTexts(bytes)
    expect(header).toEqual(expect.arrayContaining(['统一社会信用代码', '备案编号', '产品名称', '认定年度']))
  })
})

describe('a pull', () => {
  test('tells field by field what differs, what is new, what the source lacks, and changes nothing itself', async () => {
    await useFiles()
    const { demo } = world.as
    const changed = await createProduct(demo, { name: '变更泵', model: 'A', filingNo: 'BA-10', submit: false })
    await createProduct(demo, { name: '一致泵', model: 'B', filingNo: 'BA-11', filingStatus: '3', submit: false })
    await createProduct(demo, { name: '未备案泵', model: 'C', submit: false })
    await createProduct(demo, { name: '失踪泵', model: 'D', filingNo: 'BA-12', submit: false })
    await createProduct(demo, { name: '同名泵', model: 'E', submit: false })
    await upload([
      {
        统一社会信用代码: uscc,
        企业名称: enterprises.ours,
        详细地址: '杭州市滨江区新址 1 号',
        产品名称: '变更泵（二代）',
        型号规格: 'A',
        备案编号: 'ba-10',
        备案状态: '已备案',
        备案日期: new Date('2025-03-01'),
        认定年度: 2025,
        产值: 1200,
        数据年度: '2024',
      },
      { 统一社会信用代码: uscc, 产品名称: '一致泵', 型号规格: 'B', 备案编号: 'BA-11', 备案状态: '3' },
      { 统一社会信用代码: uscc, 产品名称: '同名泵', 型号规格: 'E', 备案编号: 'BA-13' },
    ])
    const before = await demo.call(productGet, { body: { productId: changed.productId } })
    const { run, items } = await pull()
    expect(run).toMatchObject({ state: 'ready', progress: 100, source: 'file', counts: { same: 1, bad: 0 } })
    expect(itemOf(items, enterprises.ours)).toMatchObject({
      kind: 'enterprise',
      fields: [{ field: 'address', old: '杭州市滨江区江南大道 100 号', new: '杭州市滨江区新址 1 号' }],
    })
    expect(itemOf(items, '变更泵')).toMatchObject({ kind: 'changed', productId: changed.productId, state: 'open' })
    expect(itemOf(items, '变更泵').fields).toEqual([
      { field: 'filingNo', old: 'BA-10', new: 'ba-10' },
      { field: 'name', old: '变更泵', new: '变更泵（二代）' },
      { field: 'filingStatus', old: '0', new: '3' },
      { field: 'filedOn', old: null, new: '2025-03-01' },
      { field: 'recognitionYear', old: null, new: 2025 },
      { field: 'dataYear', old: null, new: 2024 },
      { field: 'outputValue', old: null, new: 1200 },
    ])
    expect(itemOf(items, '同名泵')).toMatchObject({ kind: 'changed', fields: [{ field: 'filingNo', new: 'BA-13' }] })
    expect(itemOf(items, '好产品')).toMatchObject({ kind: 'new', filingNo: 'BA-1', productId: null })
    expect(items.filter(({ kind }) => kind === 'missing').map(({ title }) => title)).toEqual(['失踪泵'])
    expect(items.some(({ title }) => title === '一致泵' || title === '未备案泵')).toBe(false)
    expect(await demo.call(productGet, { body: { productId: changed.productId } })).toEqual(before)
  })

  test('what is ticked becomes drafts, what is not stays as it was; the certification goes to review', async () => {
    const { demo, operator } = world.as
    const { run, items } = await pull()
    const changed = itemOf(items, '变更泵')
    const runId = run?.runId ?? ''
    const done = await apply(runId, [
      all(itemOf(items, enterprises.ours)),
      { itemId: changed.itemId, fields: ['filingStatus', 'filedOn', 'outputValue'] },
      { itemId: itemOf(items, '好二').itemId, fields: ['outputValue'] },
    ])
    expect(done.run).toMatchObject({ state: 'done', counts: { applied: 3, refused: 0 } })
    const { content, status } = await demo.call(productGet, { body: { productId: changed.productId ?? '' } })
    expect(status).toBe('5')
    expect(content).toMatchObject({
      name: '变更泵',
      filingStatus: '3',
      filedOn: '2025-03-01',
      annual: { year: null, outputValue: 1200 },
    })
    const { list } = await demo.call(searchPageByParam, { body: { keywords: '好二' } })
    expect(list.map(({ name }) => name)).toEqual(['好二'])
    expect(await demo.call(entInfo, {})).toMatchObject({
      examineState: '1',
      certification: { address: '杭州市滨江区新址 1 号' },
      approved: { address: '杭州市滨江区江南大道 100 号' },
      ahead: expect.any(Number),
    })
    await decide(operator, 'certification', enterprises.ours)
    // Nothing that was applied is a difference any more; what was not ticked still is.
    const again = await pull()
    expect(again.items.some(({ kind }) => kind === 'enterprise')).toBe(false)
    expect(itemOf(again.items, '变更泵').fields.map(({ field }) => field)).not.toContain('filedOn')
    expect(itemOf(again.items, '变更泵').fields.map(({ field }) => field)).toContain('name')
  })

  test('whatever changed after the comparison is refused with the reason, the rest is applied', async () => {
    const { demo, editor } = world.as
    const { run, items } = await pull()
    const changed = itemOf(items, '变更泵')
    const productId = changed.productId ?? ''
    const { content } = await demo.call(productGet, { body: { productId } })
    await editor.call(productSave, { body: { ...content, productId, unit: '台', submit: false } })
    const { items: applied, run: after } = await apply(run?.runId ?? '', [all(changed), all(itemOf(items, '同名泵'))])
    expect(after?.counts).toMatchObject({ applied: 1, refused: 1 })
    expect(itemOf(applied, '变更泵')).toMatchObject({ state: 'refused', reason: expect.stringContaining('又有修改') })
    expect(itemOf(applied, '同名泵')).toMatchObject({ state: 'applied', reason: null })
    expect((await demo.call(productGet, { body: { productId } })).content.name).toBe('变更泵')
  })

  test('products are submitted when that is wanted; what is incomplete stays a draft and says why', async () => {
    const { items, run } = await pull()
    const done = await apply(run?.runId ?? '', [all(itemOf(items, '好产品'))], true)
    const item = itemOf(done.items, '好产品')
    expect(item).toMatchObject({ state: 'applied', submitted: false, productId: expect.any(String) })
    expect(item.reason).not.toBe('')
    const { status } = await world.as.demo.call(productGet, { body: { productId: item.productId ?? '' } })
    expect(status).toBe('5')
  })

  test('nothing is applied that is no difference, of an older run, or twice', async () => {
    const { demo } = world.as
    const older = await pull()
    const { items, run } = await pull()
    const body = { runId: run?.runId ?? '', items: [all(itemOf(items, '变更泵'))] }
    const stale = await demo.ask(syncApply, { body: { ...body, runId: older.run?.runId ?? '' } })
    expect(stale.code).toBe('A0409')
    const itemId = itemOf(items, '变更泵').itemId
    expect(await demo.refusal(syncApply, { body: { ...body, items: [{ itemId, fields: ['website'] }] } })).toBe('A0400')
    const missing = itemOf(items, '失踪泵').itemId
    const none = { ...body, items: [{ itemId: missing, fields: ['name' as const] }] }
    expect(await demo.refusal(syncApply, { body: none })).toBe('A0400')
    await apply(body.runId, body.items)
    expect(await demo.refusal(syncApply, { body })).toBe('A0400')
  })

  test('a change of the certification is refused with the reason while one is under review', async () => {
    await upload([
      {
        统一社会信用代码: uscc,
        企业名称: enterprises.ours,
        详细地址: '又一新址',
        产品名称: '好产品',
        备案编号: 'BA-1',
      },
    ])
    const { items, run } = await pull()
    const { certification: held } = await world.as.demo.call(entInfo, {})
    await world.as.demo.call(entAuth, { body: { ...certification(enterprises.ours), ...held, profile: '变更中' } })
    const done = await apply(run?.runId ?? '', [all(itemOf(items, enterprises.ours))])
    expect(itemOf(done.items, enterprises.ours)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('认证资料又有修改'),
    })
    const waiting = await pull()
    expect(itemOf(waiting.items, enterprises.ours)).toMatchObject({ kind: 'enterprise', underReview: true })
    const refused = await apply(waiting.run?.runId ?? '', [all(itemOf(waiting.items, enterprises.ours))])
    expect(itemOf(refused.items, enterprises.ours).reason).toContain('正在审核中')
    await decide(world.as.operator, 'certification', enterprises.ours)
  })

  test('an editor pulls too, but only the owner can change the certification', async () => {
    const { editor } = world.as
    const { run, items } = await pull(editor)
    const item = itemOf(items, enterprises.ours)
    await editor.call(syncApply, { body: { runId: run?.runId ?? '', items: [all(item)] } })
    const done = await settled(editor, run?.runId ?? '', 'done')
    expect(itemOf(done.items, enterprises.ours)).toMatchObject({
      state: 'refused',
      reason: '企业认证须由企业负责人提交',
    })
  })

  test('members who may not, and other enterprises, neither start nor see it', async () => {
    const { viewer, idle, stranger, pending } = world.as
    const { run } = await world.as.demo.call(syncDetail, { query: {} })
    for (const client of [viewer, idle, pending]) expect(await client.refusal(syncOwnApplyData, {})).toBe('A0301')
    const query = { runId: run?.runId ?? '' }
    expect(await stranger.refusal(syncDetail, { query })).toBe('A0404')
    expect((await stranger.call(syncPage, { query: {} })).total).toBe(0)
    expect(await stranger.call(syncDetail, { query: {} })).toMatchObject({ run: null, items: [] })
    const theirs = await pull(stranger)
    expect(theirs.items.filter(({ kind }) => kind !== 'missing')).toEqual([])
    const { list } = await world.as.operator.call(filingRunPage, { query: {} })
    expect(list[0]).toMatchObject({ enterprise: enterprises.theirs, state: 'ready' })
  })
})
