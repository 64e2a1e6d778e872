import type { ContractRoom } from './room.ts'

/** What room patent adds to the lists that all rooms share. */
export const patentRoom = {
  permissions: ['patent:register:own', 'patent:read:any', 'patent:edit:any'],
  actions: [] as readonly ('patent.corrected' | 'patent.registered')[],
  subjects: ['patent'],
  jobs: [] as readonly never[],
  notices: {},
} as const satisfies ContractRoom
