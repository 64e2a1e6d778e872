import { type ContractRoom, names } from './room.ts'

/** What room setting adds to the lists that all rooms share. */
export const settingRoom = {
  permissions: ['setting:read:any', 'setting:edit:any'],
  actions: names<'setting.saved'>(),
  subjects: ['setting'],
  jobs: names<never>(),
  notices: {},
} as const satisfies ContractRoom
