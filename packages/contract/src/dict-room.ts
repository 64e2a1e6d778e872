import { type ContractRoom, names } from './room.ts'

/** What room dict adds to the lists that all rooms share. */
export const dictRoom = {
  permissions: ['dict:read:any', 'dict:edit:any'],
  actions: names<
    'dict.created' | 'dict.itemCreated' | 'dict.itemsRemoved' | 'dict.itemSaved' | 'dict.removed' | 'dict.saved'
  >(),
  subjects: ['dict'],
  jobs: names<never>(),
  notices: {},
} as const satisfies ContractRoom
