import type { ContractRoom } from './room.ts'

/** What room message adds to the lists that all rooms share. */
export const messageRoom = {
  permissions: ['message:read:any'],
  actions: [] as readonly never[],
  subjects: [],
  jobs: [] as readonly 'outbox.deliver'[],
  notices: {},
} as const satisfies ContractRoom
