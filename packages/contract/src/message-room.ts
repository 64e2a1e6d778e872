import type { ContractRoom } from './room.ts'

/** What room message adds to the lists that all rooms share. */
export const messageRoom = {
  permissions: ['message:read:any'],
  actions: [],
  subjects: [],
  jobs: ['outbox.deliver'],
  notices: {},
} as const satisfies ContractRoom
