import type { ContractRoom } from './room.ts'

/** What room health adds to the lists that all rooms share. */
export const healthRoom = {
  permissions: ['health:read:any', 'health:edit:any'],
  actions: ['job.discarded', 'job.retried'],
  subjects: ['job'],
  jobs: [],
  notices: {},
} as const satisfies ContractRoom
