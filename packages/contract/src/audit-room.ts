import type { ContractRoom } from './room.ts'

/** What room audit adds to the lists that all rooms share. */
export const auditRoom = {
  permissions: ['audit:read:any'],
  actions: [] as readonly 'audit.exported'[],
  subjects: ['audit'],
  jobs: [] as readonly never[],
  notices: {},
} as const satisfies ContractRoom
