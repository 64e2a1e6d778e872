import {
  dictCreate,
  dictDelete,
  dictForm,
  dictItemCreate,
  dictItemDelete,
  dictItemForm,
  dictItemList,
  dictItemPage,
  dictItemSave,
  dictList,
  dictPage,
  dictSave,
} from '@portal/contract/dict'
import type { RealtimeEvent } from '@portal/contract/realtime'
import { createClient } from '@portal/testkit/client'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

let counted = 0
const freshCode = () => `colour_${(counted += 1)}`

async function newDict(dictCode = freshCode()) {
  const { id } = await world.as.operator.call(dictCreate, { body: { name: '颜色', nameEn: 'Colours', dictCode } })
  return { id, dictCode }
}
const addItem = (id: string, body: { label: string; value: string | number; sort?: number; labelEn?: string }) =>
  world.as.operator.call(dictItemCreate, { params: { id }, body })

describe('a dictionary', () => {
  test('is created, found by a part of its name or code, changed and removed with its items', async () => {
    const { id, dictCode } = await newDict()
    await addItem(dictCode, { label: '红', value: 'red' })
    for (const keywords of [dictCode.toUpperCase(), '颜色']) {
      const { list } = await world.as.operator.call(dictPage, { query: { keywords } })
      expect(list.map((row) => row.dictCode)).toContain(dictCode)
    }
    const body = { name: '色彩', dictCode, status: 0, remark: '印刷用' }
    await world.as.operator.call(dictSave, { params: { id }, body })
    expect(await world.as.operator.call(dictForm, { params: { id } })).toMatchObject({ id, ...body, nameEn: '' })
    await world.as.operator.call(dictDelete, { params: { ids: `${id},999999999` } })
    expect(await world.as.operator.refusal(dictForm, { params: { id } })).toBe('A0404')
    expect(await world.as.demo.refusal(dictItemList, { params: { id: dictCode } })).toBe('A0404')
  })

  test('cannot take a code that is taken, in any case, and keeps its own', async () => {
    const first = await newDict()
    const second = await newDict()
    const body = { name: '另一个', dictCode: first.dictCode.toUpperCase() }
    const created = await world.as.operator.ask(dictCreate, { body })
    expect(created).toMatchObject({ status: 400, code: 'A0400' })
    expect(created.message).toContain('已存在')
    expect(await world.as.operator.refusal(dictSave, { params: { id: second.id }, body })).toBe('A0400')
    await world.as.operator.call(dictSave, { params: { id: first.id }, body })
  })

  test('that is disabled offers nothing and is in no list, and what is typed as a pattern is no pattern', async () => {
    const { id, dictCode } = await newDict()
    await addItem(id, { label: '绿', value: 'green' })
    await world.as.operator.call(dictSave, { params: { id }, body: { name: '颜色', dictCode, status: 0 } })
    expect(await world.as.demo.call(dictItemList, { params: { id: dictCode } })).toEqual([])
    expect((await world.as.demo.call(dictList, {})).map(({ value }) => value)).not.toContain(dictCode)
    const page = await world.as.operator.call(dictPage, { query: { keywords: 'colour%' } })
    expect(page).toEqual({ list: [], total: 0 })
  })
})

describe('a dictionary that the system uses', () => {
  const row = async () => {
    const { list } = await world.as.operator.call(dictPage, { query: { keywords: 'content_status' } })
    if (!list[0]) throw new Error('the dictionary of states is gone')
    return list[0]
  }
  test('takes other names and another remark', async () => {
    const { id, system, ...was } = await row()
    expect(system).toBe(true)
    await world.as.operator.call(dictSave, { params: { id }, body: { ...was, name: '内容的状态', remark: '给编辑看' } })
    expect(await row()).toMatchObject({ name: '内容的状态', remark: '给编辑看', status: 1, system: true })
    await world.as.operator.call(dictSave, { params: { id }, body: was })
  })

  test('cannot be disabled, take another code or be removed, not even among others', async () => {
    const { id, system: _system, ...was } = await row()
    const other = await newDict()
    for (const change of [{ status: 0 }, { dictCode: 'content_state' }]) {
      const refused = await world.as.operator.ask(dictSave, { params: { id }, body: { ...was, ...change } })
      expect(refused).toMatchObject({ status: 400, code: 'A0400' })
      expect(refused.message).toContain('由系统使用')
    }
    const english = createClient(world.origin, world.as.operator.token, 'en')
    const removed = await english.ask(dictDelete, { params: { ids: `${other.id},${id}` } })
    expect(removed).toMatchObject({ status: 400, code: 'A0400' })
    expect(removed.message).toContain('is used by the system')
    expect(await row()).toEqual({ id, system: true, ...was })
    expect(await world.as.operator.call(dictForm, { params: { id: other.id } })).toMatchObject({ system: false })
    expect((await world.as.demo.call(dictItemList, { params: { id: 'content_status' } })).length).toBeGreaterThan(0)
  })
})

describe('items', () => {
  test('have an order, a language and values of text, also when numbers are sent', async () => {
    const { id, dictCode } = await newDict()
    await addItem(dictCode, { label: '蓝', labelEn: 'Blue', value: 2, sort: 2 })
    await addItem(id, { label: '红', value: 1, sort: 1 })
    const items = await world.as.demo.call(dictItemList, { params: { id: dictCode } })
    expect(items).toEqual([
      { value: '1', label: '红', tagType: '' },
      { value: '2', label: '蓝', tagType: '' },
    ])
    const english = createClient(world.origin, world.as.demo.token, 'en')
    const labels = (await english.call(dictItemList, { params: { id } })).map(({ label }) => label)
    expect(labels).toEqual(['红', 'Blue'])
  })

  test('cannot share a value, belong to their dictionary alone, and go together', async () => {
    const { id } = await newDict()
    const other = await newDict()
    const red = await addItem(id, { label: '红', value: 'red' })
    const blue = await addItem(id, { label: '蓝', value: 'blue' })
    const body = { label: '又红', value: 'red' }
    expect(await world.as.operator.refusal(dictItemCreate, { params: { id }, body })).toBe('A0400')
    expect(await world.as.operator.refusal(dictItemSave, { params: { id, itemId: blue.id }, body })).toBe('A0400')
    const elsewhere = { id: other.id, itemId: red.id }
    expect(await world.as.operator.refusal(dictItemForm, { params: elsewhere })).toBe('A0404')
    expect(await world.as.operator.refusal(dictItemDelete, { params: { id: other.id, ids: red.id } })).toBe('A0404')
    await world.as.operator.call(dictItemDelete, { params: { id, ids: `${red.id},${blue.id}` } })
    expect(await world.as.operator.call(dictItemPage, { params: { id }, query: {} })).toEqual({ list: [], total: 0 })
  })

  test('that changed are told to open browsers, and to the audit log with before and after', async () => {
    const { id, dictCode } = await newDict()
    const { id: itemId } = await addItem(id, { label: '红', value: 'red' })
    const controller = new AbortController()
    const response = await world.as.demo.fetch('/api/enterprise/event', { signal: controller.signal })
    const heard: RealtimeEvent[] = []
    const reading = (async () => {
      for await (const chunk of response.body ?? []) {
        const lines = new TextDecoder().decode(chunk).split('\n')
        for (const line of lines) if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice(6)) as RealtimeEvent)
      }
    })().catch(() => undefined)
    await until('the open stream', async () => heard.some(({ name }) => name === 'ready'))
    const body = { label: '大红', value: 'red', tagType: 'danger' as const }
    await world.as.operator.call(dictItemSave, { params: { id: dictCode, itemId }, body })
    await until('the news', async () =>
      heard.some((event) => event.name === 'dict.changed' && event.dictCode === dictCode),
    )
    controller.abort()
    await reading
    const { rows } = await world.pool.query(
      `select before ->> 'label' as before, after ->> 'label' as after from audit_entry
       where action = 'dict.itemSaved' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ before: '红', after: '大红' }])
  })
})

/** Plays what clients of the system family send: paths by code and by number, indexed arrays, JSON with numbers. */
test('a dictionary client of the system family works unchanged', async () => {
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json;charset=utf-8' }
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
    const response = await world.as.operator.fetch(`/api/v1/dicts${path}`, init)
    return { status: response.status, ...((await response.json()) as { code: string; data: never; message: string }) }
  }
  expect(await send('POST', '', { name: '等级', dictCode: 'grade', status: 1, remark: '' })).toMatchObject({
    code: '0',
  })
  const { data: found } = await send('GET', '/page?pageNum=1&pageSize=10&keywords=grade&status=')
  const { list, total } = found as { list: { id: string; dictCode: string; status: number }[]; total: number }
  expect({ total, row: list[0] }).toMatchObject({ total: 1, row: { dictCode: 'grade', name: '等级', status: 1 } })
  const id = list[0]?.id ?? ''
  expect(typeof id).toBe('string')
  const item = { dictCode: 'grade', value: 1, label: '一级', status: 1, sort: 1, tagType: 'primary' }
  expect(await send('POST', '/grade/items', item)).toMatchObject({ code: '0' })
  expect(await send('GET', '/grade/items')).toMatchObject({
    data: [{ value: '1', label: '一级', tagType: 'primary' }],
  })
  const { data: items } = await send('GET', `/${id}/items/page?pageNum=1&pageSize=10&keywords=&status=`)
  const [row] = (items as { list: { id: string }[] }).list
  expect(row).toMatchObject({ dictCode: 'grade', label: '一级', value: '1', sort: 1, status: 1 })
  const itemId = row?.id
  expect(await send('GET', `/grade/items/${itemId}/form`)).toMatchObject({ data: { ...item, id: itemId, value: '1' } })
  expect(await send('PUT', `/grade/items/${itemId}`, { ...item, id: itemId, label: '甲级' })).toMatchObject({
    code: '0',
  })
  expect(await send('GET', `/${id}/form`)).toMatchObject({
    data: { id, name: '等级', dictCode: 'grade', status: 1, remark: '' },
  })
  expect(await send('PUT', `/${id}`, { id, name: '级别', dictCode: 'grade', status: 1 })).toMatchObject({ code: '0' })
  const { data: options } = await send('GET', '')
  expect(options).toContainEqual({ value: 'grade', label: '级别' })
  expect(await send('DELETE', `/grade/items/${itemId}`)).toMatchObject({ code: '0' })
  expect(await send('DELETE', `/${id}`)).toMatchObject({ code: '0', data: null })
  expect(await send('GET', '/grade/items')).toMatchObject({ status: 404, code: 'A0404' })
})
