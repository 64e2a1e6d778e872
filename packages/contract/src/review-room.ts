import { type ContractRoom, names } from './room.ts'

/** What room review adds to the lists that all rooms share. */
export const reviewRoom = {
  permissions: ['review:read:any', 'review:decide:any'],
  actions: names<'review.approved' | 'review.approvedFirst' | 'review.rejected'>(),
  subjects: ['review'],
  jobs: names<never>(),
  notices: {},
} as const satisfies ContractRoom
