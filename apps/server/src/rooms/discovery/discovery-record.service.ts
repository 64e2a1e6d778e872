import type { RoomRecords } from '../../platform/records.ts'
import { discoveryRecordRepo } from './discovery-record.repo.ts'

/** Addresses of the website that lead elsewhere. */
export const discoveryRecords: RoomRecords = {
  kinds: {
    redirect: {
      access: 'setting:read:any',
      to: (address) => `/console/redirects?keywords=${encodeURIComponent(address)}`,
    },
  },
  find: (tx, search) => discoveryRecordRepo(tx).find(search),
}
