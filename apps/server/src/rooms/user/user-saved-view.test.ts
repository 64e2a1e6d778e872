import { SUCCESS } from '@portal/contract/code'
import { SAVED_VIEWS_MAX, savedViewList, savedViewRemove, savedViewSave } from '@portal/contract/saved-view'
import { dataExport } from '@portal/contract/user-profile'
import { startWorld, type World } from '@portal/testkit/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const columns = { hidden: ['industry'], pinned: ['updated'] }
const view = {
  list: 'ownProducts' as const,
  name: '待补充',
  query: 'status=5&sort=completeness&direction=ASC',
  columns,
}
const ours = { query: { list: view.list } }

describe('saved views', () => {
  test('are found by their owner in every session, and by nobody else', async () => {
    const saved = await world.as.demo.call(savedViewSave, { body: view })
    const elsewhere = await world.again('demo')
    expect(await elsewhere.call(savedViewList, ours)).toEqual([
      { id: saved.id, name: view.name, query: view.query, columns },
    ])
    expect(await world.as.demo.call(savedViewList, { query: { list: 'ownInquiries' } })).toEqual([])
    expect(await world.as.editor.call(savedViewList, ours)).toEqual([])
    await world.as.editor.call(savedViewRemove, { body: { id: saved.id } })
    expect(await world.as.demo.call(savedViewList, ours)).toHaveLength(1)
    await world.as.demo.call(savedViewRemove, { body: { id: saved.id } })
    expect(await world.as.demo.call(savedViewList, ours)).toEqual([])
  })

  test('take the place of the one with the same name', async () => {
    const first = await world.as.demo.call(savedViewSave, { body: view })
    const second = await world.as.demo.call(savedViewSave, { body: { ...view, name: ' 待补充 ', query: 'status=1' } })
    expect(second).toEqual({ ...first, query: 'status=1' })
    expect(await world.as.demo.call(savedViewList, ours)).toEqual([second])
  })

  test('are bounded in number and size, also for two saves at once, and of lists that there are', async () => {
    const save = (name: string) => world.as.viewer.ask(savedViewSave, { body: { ...view, name } })
    for (let made = 1; made < SAVED_VIEWS_MAX; made += 1) expect((await save(`视图 ${made}`)).status).toBe(200)
    const codes = (await Promise.all([save('末一'), save('末二')])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([SUCCESS, 'A0400'])
    expect((await save('视图 1')).code).toBe(SUCCESS)
    const refused = [
      { ...view, name: '   ' },
      { ...view, name: '长'.repeat(41) },
      { ...view, query: 'x'.repeat(2001) },
      { ...view, columns: { hidden: Array.from({ length: 41 }, () => 'a'), pinned: [] } },
    ]
    for (const body of refused) expect(await world.as.demo.refusal(savedViewSave, { body })).toBe('A0400')
    const answer = await world.as.demo.fetch(`${savedViewList.path}?list=secrets`)
    expect(answer.status).toBe(400)
  })

  test('are part of what somebody takes along', async () => {
    await world.as.editor.call(savedViewSave, { body: view })
    const { bytes } = await world.as.editor.call(dataExport, {})
    const kept: unknown = JSON.parse(strFromU8(unzipSync(bytes)['savedViews.json'] ?? new Uint8Array()))
    expect(kept).toMatchObject([{ list: 'ownProducts', name: '待补充', query: view.query }])
  })
})
