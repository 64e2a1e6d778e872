import type { ContractRoom } from './room.ts'

/** What room audit adds to the lists that all rooms share. */
export const auditRoom = {
  permissions: ['audit:read:any'],
  actions: ['audit.exported'],
  subjects: ['audit'],
  jobs: [],
  notices: {},
} as const satisfies ContractRoom
