import { productArchive, productBulk, productExport, productGet, productSave } from '@portal/contract/product-own'
import { ownImportReport, ownImportRun, ownImportTemplate, ownImportUpload } from '@portal/contract/import-own'
import { industries, industryCodes } from '@portal/contract/industry'
import { patentLookup } from '@portal/contract/patent'
import { productDetail, productPage } from '@portal/contract/product'
import { createClient, signIn } from '@portal/testkit/client'
import {
  basics,
  createProduct,
  patentNumber,
  publishProduct,
  registerPatent,
  uploadPicture,
} from '@portal/testkit/factories'
import { PASSWORD } from '@portal/testkit/people'
import { IMPORT_PATIENCE_MS, newFilingNo, OWN_HEAD, ownLists } from '@portal/testkit/import'
import { sheetTexts } from '@portal/testkit/workbook'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findHeaders } from './import-column.policy.ts'
import { templateColumns } from './import-template.view.ts'

vi.setConfig({ testTimeout: IMPORT_PATIENCE_MS })

let world: World
let lists: ReturnType<typeof ownLists>
beforeAll(async () => {
  world = await startWorld()
  lists = ownLists(world.as.demo)
})
afterAll(() => world.close())

describe('an enterprise takes a list of its own products in', () => {
  test('previewed first, then as drafts that visitors do not see until they were submitted and approved', async () => {
    const { number } = await registerPatent(world.as.demo, '启明泵业有限公司')
    const rows = [OWN_HEAD, [newFilingNo(), '自助导入离心泵', '高效节能', '输送清水', number]]
    const { id, state, kind, counts } = await lists.check(rows)
    expect({ state, kind, counts }).toEqual({
      state: 'ready',
      kind: 'product',
      counts: { rows: 1, created: 1, updated: 0, unchanged: 0, refused: 0, warned: 0 },
    })
    expect(await lists.named('自助导入离心泵')).toEqual([])

    await world.as.demo.call(ownImportRun, { params: { id } })
    await lists.wait(id, (found) => found.state === 'done')
    const [product] = await lists.named('自助导入离心泵')
    expect(product).toMatchObject({ statuses: { basics: '5' }, patentCount: 1, onWebsite: false })
    const visitor = createClient(world.origin)
    expect((await visitor.call(productPage, { query: { keywords: '自助导入离心泵' } })).total).toBe(0)
    const productId = product?.id ?? ''
    const bulk = await world.as.demo.call(productBulk, { body: { productIds: [productId], action: 'submit' } })
    expect(bulk).toMatchObject({ done: 1 })
  })

  test('twice is once, and an empty cell leaves what is there', async () => {
    const number = newFilingNo()
    const row = [number, '自助导入增压泵', '低噪声', '', '']
    await lists.take([OWN_HEAD, row])
    expect((await lists.take([OWN_HEAD, row])).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    expect((await lists.take([OWN_HEAD, row.with(2, '更安静')])).counts).toMatchObject({ updated: 1 })
    expect((await lists.take([OWN_HEAD, row.with(2, '')])).counts).toMatchObject({ unchanged: 1 })
    const [product, ...more] = await lists.named('自助导入增压泵')
    expect(more).toEqual([])
    const saved = await world.as.demo.call(productGet, { body: { productId: product?.id ?? '' } })
    expect(saved.content).toMatchObject({ summary: '更安静', filingNo: number, filingStatus: '3' })
  })

  test('lays a draft beside what is published, which stays', async () => {
    const number = newFilingNo()
    const id = await publishProduct(world.as.demo, world.as.operator, { filingNo: number, name: '自助导入已发布泵' })
    const before = await createClient(world.origin).call(productDetail, { body: { productId: id } })
    expect((await lists.take([OWN_HEAD, [number, '自助导入已发布泵改', '', '', '']])).counts).toMatchObject({
      updated: 1,
    })
    expect((await lists.named('自助导入已发布泵改'))[0]).toMatchObject({
      id,
      statuses: { basics: '5' },
      onWebsite: true,
    })
    expect(await createClient(world.origin).call(productDetail, { body: { productId: id } })).toEqual(before)
  })

  test('says of each bad row what is wrong with it, and takes the others', async () => {
    const [waiting, archived] = [newFilingNo(), newFilingNo()]
    const { productId } = await createProduct(world.as.demo, { filingNo: archived, name: '自助导入归档泵' })
    await world.as.demo.call(productArchive, { body: { productIds: [productId], archived: true } })
    await createProduct(world.as.demo, { filingNo: waiting, name: '自助导入待审泵' })
    const foreign = await registerPatent(world.as.demo, '别家示例有限公司')
    const done = await lists.take([
      OWN_HEAD,
      [waiting, '自助导入待审泵改', '', '', ''],
      [archived, '自助导入归档泵改', '', '', ''],
      [newFilingNo(), '自助导入无专利泵', '', '', patentNumber()],
      [newFilingNo(), '', '', '', ''],
      [newFilingNo(), '自助导入他人专利泵', '', '', foreign.number],
    ])
    expect(done.counts).toMatchObject({ rows: 5, created: 2, refused: 3, warned: 2 })
    expect(done.problems.map(({ line, column, warning }) => [line, column, warning])).toEqual([
      [2, '备案编号', false],
      [3, '备案编号', false],
      [4, '关联专利', true],
      [5, '产品名称', false],
      [6, '关联专利', true],
    ])
    const report = await world.as.demo.call(ownImportReport, { params: { id: done.id } })
    expect(Buffer.from(report.bytes).toString()).toContain('该产品已归档')
  })

  test('names patents that the platform does not know: they are registered as its own, unconfirmed', async () => {
    const [known, unknown, untitled] = [
      await registerPatent(world.as.demo, '启明泵业有限公司'),
      patentNumber(),
      patentNumber(),
    ]
    const head = [...OWN_HEAD, '专利名称']
    const numbers = `${known.number}；${unknown}；${untitled}`
    const row = [newFilingNo(), '自助导入新专利泵', '', '', numbers, '另一名称；一种叶轮、泵壳及泵；']
    const seen = await lists.check([head, row])
    expect(seen.counts).toMatchObject({ created: 1, refused: 0, warned: 1 })
    const [before] = await world.as.demo.call(patentLookup, { body: { numbers: [unknown] } })
    expect(before?.patent).toBeNull()

    const done = await lists.take([head, row])
    expect(done.problems.map(({ reason }) => reason)).toEqual([expect.stringContaining(untitled)])
    const [product] = await lists.named('自助导入新专利泵')
    expect(product?.patentCount).toBe(2)
    const [stated, other] = await world.as.demo.call(patentLookup, { body: { numbers: [unknown, known.number] } })
    expect(stated).toMatchObject({ owned: true, patent: { title: '一种叶轮、泵壳及泵', legalStatus: 'unconfirmed' } })
    expect(other?.patent?.title).toBe('一种离心泵叶轮')
    expect((await lists.take([head, row])).counts).toMatchObject({ unchanged: 1 })
  })

  test('and a row whose draft refers to a file that has gone is left out, the others go on', async () => {
    const [number, patent] = [newFilingNo(), await registerPatent(world.as.demo, '别家示例有限公司')]
    const { fileId } = await uploadPicture(world.as.demo)
    const proof = { kind: 'licence' as const, statement: '许可合同', fileId }
    const { productId } = await world.as.demo.call(productSave, {
      body: basics({
        filingNo: number,
        name: '自助导入缺件泵',
        submit: false,
        patents: [{ patentId: patent.id, proof }],
      }),
    })
    await world.pool.query('update file set organisation_id = null where id = $1', [fileId])
    const rows = [OWN_HEAD, [number, '自助导入缺件泵改', '', '', ''], [newFilingNo(), '自助导入完好泵', '', '', '']]
    const done = await lists.take(rows)
    expect(done).toMatchObject({ state: 'done', counts: { created: 1, updated: 0, refused: 1 } })
    expect(done.problems[0]?.reason).toContain('已不存在的文件或专利')
    const kept = await world.as.demo.call(productGet, { body: { productId } })
    expect(kept.content.name).toBe('自助导入缺件泵')
  })

  test('as it was exported: the same file changes nothing, and one cell changes one product', async () => {
    const [number, other] = [newFilingNo(), `own-${newFilingNo()}`]
    const common = { model: 'IS80-65-160', submit: false } as const
    await createProduct(world.as.demo, { ...common, filingNo: number, name: '自助导出再导入泵甲' })
    await createProduct(world.as.demo, { ...common, filingNo: other, name: '自助导出再导入泵乙' })
    await createProduct(world.as.demo, { filingNo: newFilingNo(), name: '自助导出再导入待审泵', submit: true })
    const english = await signIn(world.origin, 'demo', PASSWORD, 'en')
    for (const [language, client] of [['zh-cn', world.as.demo] as const, ['en', english] as const]) {
      const { bytes, name } = await client.call(productExport, { body: { keywords: '自助导出再导入' } })
      const { id } = await world.as.demo.upload(ownImportUpload, new File([bytes.slice()], name))
      const seen = await lists.wait(id, ({ state }) => state !== 'checking')
      expect(seen).toMatchObject({
        state: 'ready',
        counts: { rows: 3, unchanged: 3, updated: 0, refused: 0, warned: 0 },
      })
      expect(seen.columns.map(({ key }) => key)).toEqual(['name', 'model', 'industry', 'filingNo'])

      const rows = await sheetTexts(bytes)
      const edited = rows.map((cells) => (cells.includes('自助导出再导入泵乙') ? cells.with(1, language) : cells))
      expect((await lists.check(edited)).counts).toMatchObject({ rows: 3, unchanged: 2, updated: 1, refused: 0 })
    }
    const [listed] = await lists.named('自助导出再导入泵乙')
    const kept = await world.as.demo.call(productGet, { body: { productId: listed?.id ?? '' } })
    expect(kept.content).toMatchObject({ filingNo: other, model: 'IS80-65-160' })
  })

  test('with the template in either language, whose columns are all understood', async () => {
    for (const language of ['zh-cn', 'en'] as const) {
      const client = await signIn(world.origin, 'demo', PASSWORD, language)
      const { name, bytes } = await client.call(ownImportTemplate, {})
      expect(name).toMatch(/\.xlsx$/)
      const [headers = []] = await sheetTexts(bytes)
      const cells = headers.map((text) => ({ text, kind: 'text' as const }))
      const found = findHeaders([{ number: 1, cells }], 'product', true)
      expect(found).toMatchObject({ unknown: [], missing: [] })
      expect(found?.columns.map(({ key }) => key)).toEqual(Object.keys(templateColumns))
      const [, ...offered] = await sheetTexts(bytes, 2)
      const names = industryCodes.map((code) => industries[code][language])
      expect(offered.flat().filter((text) => text !== '')).toEqual(names)
    }
  })
})
