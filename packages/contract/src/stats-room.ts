import type { ContractRoom } from './room.ts'

/** What room stats adds to the lists that all rooms share. */
export const statsRoom = {
  permissions: [],
  actions: [] as readonly never[],
  subjects: [],
  jobs: [] as readonly never[],
  notices: {},
} as const satisfies ContractRoom
