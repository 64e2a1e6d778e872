import { type ContractRoom, names } from './room.ts'

/** What room stats adds to the lists that all rooms share. */
export const statsRoom = {
  permissions: [],
  actions: names<never>(),
  subjects: [],
  jobs: names<never>(),
  notices: {},
} as const satisfies ContractRoom
