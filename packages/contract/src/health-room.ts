import type { ContractRoom } from './room.ts'

/** What room health adds to the lists that all rooms share. */
export const healthRoom = {
  permissions: ['health:read:any', 'health:edit:any'],
  actions: [] as readonly ('job.discarded' | 'job.retried')[],
  subjects: ['job'],
  jobs: [] as readonly never[],
  notices: {},
} as const satisfies ContractRoom
