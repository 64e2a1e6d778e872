import { patentNumberBegun } from '@portal/contract/patent-number'
import type { RoomRecords } from '../../platform/records.ts'
import { applicantKey } from './patent.policy.ts'
import { patentRecordRepo } from './patent-record.repo.ts'

/** Patents by title or the beginning of their number: all for operators; an enterprise's own, which visitors see too. */
export const patentRecords: RoomRecords = {
  kinds: {
    patent: { access: 'patent:read:any', to: (id) => `/console/patents/${id}` },
    ownPatent: { access: 'product:read:own', to: (id) => `/website/product/patent?id=${id}` },
  },
  find: (tx, search) =>
    patentRecordRepo(tx).find(search, {
      number: patentNumberBegun(search.text),
      applicant: applicantKey(search.organisation?.name ?? ''),
    }),
}
