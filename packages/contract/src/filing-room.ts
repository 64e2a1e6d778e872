import type { ContractRoom } from './room.ts'

/** What room filing adds to the lists that all rooms share. */
export const filingRoom = {
  permissions: ['filing:sync:own', 'filing:read:any', 'filing:edit:any'],
  actions: [] as readonly ('filing.applied' | 'filing.fileUploaded' | 'filing.sourceSaved' | 'filing.syncStarted')[],
  subjects: ['filing.file', 'filing.source', 'filing.sync'],
  jobs: [] as readonly 'filing.sync'[],
  notices: {},
} as const satisfies ContractRoom
