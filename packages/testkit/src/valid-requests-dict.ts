/** Rightful requests about dictionaries; see `valid-requests.ts`. */
import { randomUUID } from 'node:crypto'
import { dictCreate, dictItemCreate } from '@portal/contract/dict'
import type { ValidRequest, Sent } from './valid-requests.ts'
import type { World } from './world.ts'

const body = (value: Record<string, unknown>): Sent => ({ body: value })

/** A dictionary that no other request needs. */
const dictionary = () => ({ name: '试验字典', dictCode: `trial_${randomUUID().replaceAll('-', '')}` })
const someDict = async ({ as }: World): Promise<string> =>
  (await as.operator.call(dictCreate, { body: dictionary() })).id

async function someDictItem(world: World): Promise<{ id: string; itemId: string }> {
  const id = await someDict(world)
  const item = await world.as.operator.call(dictItemCreate, { params: { id }, body: { label: '甲', value: 'a' } })
  return { id, itemId: item.id }
}

export const dict: Record<string, ValidRequest> = {
  'dict.dictPage': { as: 'operator', sends: () => ({ query: { keywords: 'gender' } }) },
  'dict.dictList': { as: 'guest', sends: () => ({}) },
  'dict.dictForm': { as: 'operator', sends: async (world) => ({ params: { id: await someDict(world) } }) },
  'dict.dictCreate': { as: 'operator', sends: () => body(dictionary()) },
  'dict.dictSave': {
    as: 'operator',
    sends: async (world) => ({ params: { id: await someDict(world) }, ...body(dictionary()) }),
  },
  'dict.dictDelete': { as: 'operator', sends: async (world) => ({ params: { ids: await someDict(world) } }) },
  'dict.dictItemPage': { as: 'operator', sends: () => ({ params: { id: 'gender' }, query: { keywords: '男' } }) },
  'dict.dictItemList': { as: 'guest', sends: () => ({ params: { id: 'gender' } }) },
  'dict.dictItemForm': { as: 'operator', sends: async (world) => ({ params: await someDictItem(world) }) },
  'dict.dictItemCreate': {
    as: 'operator',
    sends: async (world) => ({ params: { id: await someDict(world) }, ...body({ label: '甲', value: 'a' }) }),
  },
  'dict.dictItemSave': {
    as: 'operator',
    sends: async (world) => ({ params: await someDictItem(world), ...body({ label: '乙', value: 'b', sort: 2 }) }),
  },
  'dict.dictItemDelete': {
    as: 'operator',
    sends: async (world) => {
      const { id, itemId } = await someDictItem(world)
      return { params: { id, ids: itemId } }
    },
  },
}
