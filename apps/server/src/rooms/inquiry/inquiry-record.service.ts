import type { RoomRecords } from '../../platform/records.ts'
import { inquiryRecordRepo } from './inquiry-record.repo.ts'

/** Inquiries for operators, and those to an enterprise. */
export const inquiryRecords: RoomRecords = {
  kinds: {
    inquiry: { access: 'inquiry:read:any', to: (id) => `/console/inquiries/${id}` },
    ownInquiry: { access: 'inquiry:read:own', to: (id) => `/personalCenter/inquiry/${id}` },
  },
  find: (tx, search) => inquiryRecordRepo(tx).find(search),
}
