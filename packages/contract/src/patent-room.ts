import { type ContractRoom, names } from './room.ts'

/** What room patent adds to the lists that all rooms share. */
export const patentRoom = {
  permissions: ['patent:register:own', 'patent:read:any', 'patent:edit:any'],
  actions: names<'patent.corrected' | 'patent.registered'>(),
  subjects: ['patent'],
  jobs: names<never>(),
  notices: {},
} as const satisfies ContractRoom
