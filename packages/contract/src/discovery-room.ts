import { type ContractRoom, names } from './room.ts'

/** What room discovery adds to the lists that all rooms share. */
export const discoveryRoom = {
  permissions: [],
  actions: names<'move.added' | 'move.removed'>(),
  subjects: ['move'],
  jobs: names<'discovery.remove-shared' | 'discovery.remove-with-products'>(),
  notices: {},
} as const satisfies ContractRoom
