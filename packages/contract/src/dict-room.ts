import type { ContractRoom } from './room.ts'

/** What room dict adds to the lists that all rooms share. */
export const dictRoom = {
  permissions: ['dict:read:any', 'dict:edit:any'],
  actions: ['dict.created', 'dict.itemCreated', 'dict.itemsRemoved', 'dict.itemSaved', 'dict.removed', 'dict.saved'],
  subjects: ['dict'],
  jobs: [],
  notices: {},
} as const satisfies ContractRoom
