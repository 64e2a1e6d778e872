import { type ContractRoom, names } from './room.ts'

/** What room audit adds to the lists that all rooms share. */
export const auditRoom = {
  permissions: ['audit:read:any'],
  actions: names<'audit.exported'>(),
  subjects: ['audit'],
  jobs: names<never>(),
  notices: {},
} as const satisfies ContractRoom
