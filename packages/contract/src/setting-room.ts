import type { ContractRoom } from './room.ts'

/** What room setting adds to the lists that all rooms share. */
export const settingRoom = {
  permissions: ['setting:read:any', 'setting:edit:any'],
  actions: [] as readonly 'setting.saved'[],
  subjects: ['setting'],
  jobs: [] as readonly never[],
  notices: {},
} as const satisfies ContractRoom
