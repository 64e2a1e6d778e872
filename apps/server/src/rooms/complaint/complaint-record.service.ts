import type { RoomRecords } from '../../platform/records.ts'
import { complaintRecordRepo } from './complaint-record.repo.ts'

/** Complaints for operators, and those that an enterprise was told of. */
export const complaintRecords: RoomRecords = {
  kinds: {
    complaint: { access: 'complaint:read:any', to: (id) => `/console/complaints/${id}` },
    ownComplaint: { access: 'product:read:own', to: (id) => `/myEnt/complaint?id=${id}` },
  },
  find: (tx, search) => complaintRecordRepo(tx).find(search),
}
