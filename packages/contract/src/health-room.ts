import { type ContractRoom, names } from './room.ts'

/** What room health adds to the lists that all rooms share. */
export const healthRoom = {
  permissions: ['health:read:any', 'health:edit:any'],
  actions: names<'job.discarded' | 'job.retried'>(),
  subjects: ['job'],
  jobs: names<never>(),
  notices: {},
} as const satisfies ContractRoom
