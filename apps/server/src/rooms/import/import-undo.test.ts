import { ownImportDetail, ownImportUndo } from '@portal/contract/import-own'
import { type ProductBatch, productBatchLatest } from '@portal/contract/product-batch'
import { contentRecall, productArchive, productBulk, productGet, productSave } from '@portal/contract/product-own'
import { IMPORT_PATIENCE_MS, newFilingNo, OWN_HEAD, ownLists } from '@portal/testkit/import'
import { enterprises } from '@portal/testkit/people'
import { registerPatent } from '@portal/testkit/factories'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: IMPORT_PATIENCE_MS })

let world: World
let lists: ReturnType<typeof ownLists>
beforeAll(async () => {
  world = await startWorld()
  lists = ownLists(world.as.demo)
})
afterAll(() => world.close())

const ended = (): Promise<ProductBatch> =>
  until('the batch to end', async () => {
    const { batch } = await world.as.demo.call(productBatchLatest, {})
    return batch?.endedAt ? batch : undefined
  })
const idOf = async (name: string): Promise<string> => (await lists.named(name))[0]?.id ?? ''
/** Saves the facts as they are, with another summary. */
async function change(name: string): Promise<void> {
  const productId = await idOf(name)
  const { content } = await world.as.demo.call(productGet, { body: { productId } })
  await world.as.demo.call(productSave, { body: { ...content, productId, summary: '后来改过', submit: false } })
}

test('An import is undone: what nobody touched is gone, the rest stays and is told by its line', async () => {
  const { demo } = world.as
  const { number } = await registerPatent(demo, enterprises.ours)
  const row = (name: string, patent = '') => [newFilingNo(), name, '一句话', '输送清水', patent]
  const names = ['撤销甲泵', '撤销乙泵', '撤销丙泵', '撤销丁泵']
  const [kept] = names
  const before = [newFilingNo(), '原有的泵', '旧简介', '', '']
  await lists.take([OWN_HEAD, before])
  const { id } = await lists.take([OWN_HEAD, ...names.map((name) => row(name, number)), before.with(2, '新简介')])
  await change(kept ?? '')
  const submitted = await idOf('撤销乙泵')
  await demo.call(productBulk, { body: { productIds: [submitted], action: 'submit' } })
  await demo.call(contentRecall, { body: { productId: submitted, kind: 'basics' } })
  await demo.call(productArchive, { body: { productIds: [await idOf('撤销丙泵')], archived: true } })

  expect((await demo.call(ownImportDetail, { params: { id } })).can).toMatchObject({ undo: true })
  const ordered = await demo.call(ownImportUndo, { params: { id } })
  expect(ordered).toMatchObject({ action: 'takeBack', total: 4 })
  const batch = await ended()
  expect(batch).toMatchObject({ id: ordered.id, done: 1, refused: 3, can: { undo: false } })
  expect(batch.refusals.map(({ position, name, says }) => [position, name, says.slice(0, 7)])).toEqual([
    [2, '撤销甲泵', '导入后已被修改'],
    [3, '撤销乙泵', '导入后曾提交审'],
    [4, '撤销丙泵', '导入后已归档，'],
  ])
  expect(await lists.named('撤销丁泵')).toEqual([])
  expect(await lists.named('撤销甲泵')).toHaveLength(1)
  expect(await lists.named('原有的泵')).toHaveLength(1)
})

test('A list can be taken in again once it was undone, and is not undone twice over', async () => {
  const rows = [OWN_HEAD, [newFilingNo(), '来回导入泵', '', '', '']]
  const { id } = await lists.take(rows)
  await world.as.demo.call(ownImportUndo, { params: { id } })
  expect(await ended()).toMatchObject({ done: 1, refused: 0 })
  expect(await world.as.demo.refusal(ownImportUndo, { params: { id } })).toBe('A0409')
  expect((await lists.take(rows)).counts).toMatchObject({ created: 1 })
})

test('Nobody undoes a list of another enterprise, one that was only previewed, or one that created nothing', async () => {
  const number = newFilingNo()
  const rows = [OWN_HEAD, [number, '不可撤销泵', '', '', '']]
  const { id: previewed } = await lists.check(rows)
  expect(await world.as.demo.refusal(ownImportUndo, { params: { id: previewed } })).toBe('A0400')
  const { id } = await lists.take(rows)
  const { id: unchanged } = await lists.take(rows)
  expect(await world.as.demo.refusal(ownImportUndo, { params: { id: unchanged } })).toBe('A0400')
  expect(await world.as.stranger.refusal(ownImportUndo, { params: { id } })).toBe('A0404')
  expect(await world.as.viewer.refusal(ownImportUndo, { params: { id } })).toBe('A0301')
  expect(await lists.named('不可撤销泵')).toHaveLength(1)
})
