import type { ContractRoom } from './room.ts'

/** What room draft adds to the lists that all rooms share. */
export const draftRoom = {
  permissions: [],
  actions: [] as readonly never[],
  subjects: [],
  jobs: [] as readonly 'draft.clean'[],
  notices: {},
} as const satisfies ContractRoom
