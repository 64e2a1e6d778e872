import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entInfo } from '@portal/contract/enterprise'
import { importDetail, importRun, importUpload } from '@portal/contract/import'
import { type Message, messagePage } from '@portal/contract/message'
import type { Client } from '@portal/testkit/client'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

/** A job waits for its turn, and a thread reads its dictionary. */
const PATIENCE_MS = 60_000
vi.setConfig({ testTimeout: PATIENCE_MS })

let folder: string
let world: World
let uscc: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-told-'))
  world = await startWorld()
  uscc = (await world.as.demo.call(entInfo, {})).certification?.uscc ?? ''
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const HEAD = ['统一社会信用代码', '备案编号', '产品名称']
const csv = (rows: string[][]): string => rows.map((cells) => cells.join(',')).join('\r\n')

const told = async (client: Client): Promise<Message[]> => {
  const { list } = await client.call(messagePage, { query: { pageSize: 100 } })
  return list.filter(({ kind }) => kind === 'product.imported')
}
/** Waits for as many messages. */
const hears = (client: Client, count: number) =>
  until(
    'word of an import',
    async () => {
      const found = await told(client)
      return found.length >= count && found
    },
    PATIENCE_MS,
  )

/** Takes a list in through the console. */
async function take(rows: string[][]): Promise<void> {
  const { operator } = world.as
  const { id } = await operator.upload(importUpload, new File([csv([HEAD, ...rows])], '清单.csv'))
  const reach = (state: string) =>
    until(state, async () => (await operator.call(importDetail, { params: { id } })).state === state, PATIENCE_MS)
  await reach('ready')
  expect(await told(world.as.demo)).toEqual(before)
  await operator.call(importRun, { params: { id } })
  await reach('done')
}
let before: Message[] = []

describe('an enterprise whose products an operator took in', () => {
  test('hears of it once per import, every member of it, with the numbers and a place to go', async () => {
    await take([
      [uscc, 'TOLD-1', '代导入泵甲'],
      [uscc, 'TOLD-2', '代导入泵乙'],
    ])
    before = await hears(world.as.demo, 1)
    expect(before).toMatchObject([{ params: { created: '2', updated: '0' }, link: '/myEnt/productManage' }])
    expect(await hears(world.as.viewer, 1)).toHaveLength(1)
    expect(await told(world.as.stranger)).toEqual([])
  })

  test('hears nothing of a list that changes nothing, and of a changed one again', async () => {
    await take([[uscc, 'TOLD-1', '代导入泵甲']])
    await take([
      [uscc, 'TOLD-1', '代导入泵甲改'],
      [uscc, 'TOLD-3', '代导入泵丙'],
    ])
    const now = await hears(world.as.demo, 2)
    expect(now).toHaveLength(2)
    expect(now[0]?.params).toEqual({ created: '1', updated: '1' })
    before = now
  })

  test('hears of what a command took in too', async () => {
    const path = join(folder, 'list.csv')
    await writeFile(path, csv([HEAD, [uscc, 'TOLD-4', '代导入泵丁']]))
    const { import: imports, user } = world.portal.rooms
    const { users } = user
    const actor = await users.actor(world.portal.platform.transactor.read, world.ids.people.operator)
    const silent = { head: () => undefined, step: () => undefined, problems: async () => undefined }
    await imports.importFile({ path, name: 'list.csv', kind: 'product', dryRun: true }, actor, silent)
    await imports.importFile({ path, name: 'list.csv', kind: 'product', dryRun: false }, actor, silent)
    const now = await hears(world.as.demo, 3)
    expect(now).toHaveLength(3)
    expect(now[0]?.params).toEqual({ created: '1', updated: '0' })
  })
})
