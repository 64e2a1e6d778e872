import type { Jobs } from '../../platform/jobs.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { PersonalDataOf } from '../../platform/room.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Portraits } from '../file/index.ts'
import { createBindings } from './user-binding.service.ts'
import { createClosing } from './user-closing.service.ts'
import type { Codes } from './user-code.service.ts'
import { createPersonalData } from './user-data.service.ts'
import { createDevices } from './user-device.service.ts'
import { createProfiles } from './user-profile.service.ts'
import { createSavedViews } from './user-saved-view.service.ts'
import type { Unlocking } from './user-unlock.service.ts'
import type { Users } from './user.service.ts'
import type { AccountNotices } from './user-account-notice.service.ts'

/** Everything that people do with their own account once they are in. */
export function createOwnAccount(deps: {
  notices: AccountNotices
  transactor: Transactor
  throttle: Throttle
  jobs: Jobs
  outbox: Outbox
  users: Users
  unlocking: Unlocking
  codes: Codes
  portraits: Portraits
  /** What other rooms keep about somebody, in the order it is shown. */
  others: readonly PersonalDataOf[]
}) {
  return {
    profiles: createProfiles(deps),
    bindings: createBindings(deps),
    devices: createDevices(deps),
    savedViews: createSavedViews(deps),
    personalData: createPersonalData(deps),
    closing: createClosing(deps),
  }
}
export type OwnAccount = ReturnType<typeof createOwnAccount>
