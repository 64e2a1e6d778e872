import type { RoomRecords } from '../../platform/records.ts'
import { dictRecordRepo } from './dict-record.repo.ts'

/** Dictionaries, and their items. */
export const dictRecords: RoomRecords = {
  kinds: {
    dict: { access: 'dict:read:any', to: (id) => `/console/dict/${id}` },
    dictItem: { access: 'dict:read:any', to: (id) => `/console/dict/${id}` },
  },
  find: (tx, search) => dictRecordRepo(tx).find(search),
}
