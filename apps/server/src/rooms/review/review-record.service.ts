import type { RoomRecords } from '../../platform/records.ts'
import { reviewRecordRepo } from './review-record.repo.ts'

/** What waits for review, by what it is called or whose it is. */
export const reviewRecords: RoomRecords = {
  kinds: { review: { access: 'review:read:any', to: (id) => `/console/review/${id}` } },
  find: (tx, search) => reviewRecordRepo(tx).find(search),
}
