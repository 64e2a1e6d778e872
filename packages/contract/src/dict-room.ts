import type { ContractRoom } from './room.ts'

/** What room dict adds to the lists that all rooms share. */
export const dictRoom = {
  permissions: ['dict:read:any', 'dict:edit:any'],
  actions: [] as readonly (
    | 'dict.created'
    | 'dict.itemCreated'
    | 'dict.itemsRemoved'
    | 'dict.itemSaved'
    | 'dict.removed'
    | 'dict.saved'
  )[],
  subjects: ['dict'],
  jobs: [] as readonly never[],
  notices: {},
} as const satisfies ContractRoom
