import type { ContractRoom } from './room.ts'

/** What room discovery adds to the lists that all rooms share. */
export const discoveryRoom = {
  permissions: [],
  actions: ['move.added', 'move.removed'],
  subjects: ['move'],
  jobs: ['discovery.remove-shared', 'discovery.remove-with-products'],
  notices: {},
} as const satisfies ContractRoom
