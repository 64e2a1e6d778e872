import type { ContractRoom } from './room.ts'

/** What room discovery adds to the lists that all rooms share. */
export const discoveryRoom = {
  permissions: [],
  actions: [] as readonly ('redirect.added' | 'redirect.removed')[],
  subjects: ['redirect'],
  jobs: [] as readonly ('discovery.remove-shared' | 'discovery.remove-with-products')[],
  notices: {},
} as const satisfies ContractRoom
