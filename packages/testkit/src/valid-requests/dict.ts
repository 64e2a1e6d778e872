/** The valid requests of room dict. */
import { dictCreate, dictItemCreate } from '@portal/contract/dict'
import { randomUUID } from 'node:crypto'
import { body, type RequestsOf } from '../valid-request.ts'
import type { World } from '../world.ts'

/** A dictionary that no other request needs. */
const dictionary = () => ({ name: '试验字典', dictCode: `trial_${randomUUID().replaceAll('-', '')}` })

const someDict = async ({ as }: World): Promise<string> =>
  (await as.operator.call(dictCreate, { body: dictionary() })).id

async function someDictItem(world: World): Promise<{ id: string; itemId: string }> {
  const id = await someDict(world)
  const item = await world.as.operator.call(dictItemCreate, { params: { id }, body: { label: '甲', value: 'a' } })
  return { id, itemId: item.id }
}

export const dictRequests = {
  dictPage: { as: 'operator', sends: () => ({ query: { keywords: 'gender' } }) },
  dictList: { as: 'guest', sends: () => ({}) },
  dictForm: { as: 'operator', sends: async (world) => ({ params: { id: await someDict(world) } }) },
  dictCreate: { as: 'operator', sends: () => body(dictionary()) },
  dictSave: {
    as: 'operator',
    sends: async (world) => ({ params: { id: await someDict(world) }, ...body(dictionary()) }),
  },
  dictDelete: { as: 'operator', sends: async (world) => ({ params: { ids: await someDict(world) } }) },
  dictItemPage: { as: 'operator', sends: () => ({ params: { id: 'gender' }, query: { keywords: '男' } }) },
  dictItemList: { as: 'guest', sends: () => ({ params: { id: 'gender' } }) },
  dictItemForm: { as: 'operator', sends: async (world) => ({ params: await someDictItem(world) }) },
  dictItemCreate: {
    as: 'operator',
    sends: async (world) => ({ params: { id: await someDict(world) }, ...body({ label: '甲', value: 'a' }) }),
  },
  dictItemSave: {
    as: 'operator',
    sends: async (world) => ({ params: await someDictItem(world), ...body({ label: '乙', value: 'b', sort: 2 }) }),
  },
  dictItemDelete: {
    as: 'operator',
    sends: async (world) => {
      const { id, itemId } = await someDictItem(world)
      return { params: { id, ids: itemId } }
    },
  },
} satisfies RequestsOf<'dict'>
