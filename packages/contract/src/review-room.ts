import type { ContractRoom } from './room.ts'

/** What room review adds to the lists that all rooms share. */
export const reviewRoom = {
  permissions: ['review:read:any', 'review:decide:any'],
  actions: [] as readonly (
    | 'review.approved'
    | 'review.approvedFirst'
    | 'review.rejected'
    | 'review.decided'
    | 'review.undone'
  )[],
  subjects: ['review'],
  jobs: [] as readonly 'review.settle'[],
  notices: {},
} as const satisfies ContractRoom
