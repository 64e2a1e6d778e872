import type { RoomRecords } from '../../platform/records.ts'
import { userRecordRepo } from './user-record.repo.ts'

/** Accounts and roles for operators, and colleagues for members of an enterprise. */
export const userRecords: RoomRecords = {
  kinds: {
    user: { access: 'user:read:any', to: (username) => `/console/users?keywords=${encodeURIComponent(username)}` },
    role: { access: 'role:read:any', to: () => '/console/roles' },
    member: { access: 'approved', to: () => '/personalCenter/accountInfo?tab=members' },
  },
  find: (tx, search) => userRecordRepo(tx).find(search),
}
