import { type ContractRoom, names } from './room.ts'

/** What room message adds to the lists that all rooms share. */
export const messageRoom = {
  permissions: ['message:read:any'],
  actions: names<never>(),
  subjects: [],
  jobs: names<'outbox.deliver'>(),
  notices: {},
} as const satisfies ContractRoom
