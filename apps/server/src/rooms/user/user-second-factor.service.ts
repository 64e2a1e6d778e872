import type { Outbox } from '../../platform/outbox.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { AccountNotices } from './user-account-notice.service.ts'
import type { LinkIdentity } from './user-admission.service.ts'
import { createChallenges } from './user-factor-challenge.service.ts'
import { createFactorChecks } from './user-factor-check.service.ts'
import { createFactorRemoval } from './user-factor-removal.service.ts'
import { createFactorNotices } from './user-factor-notice.service.ts'
import { createFactors } from './user-factor.service.ts'
import { createLocks } from './user-lock.service.ts'
import { createPasskeys } from './user-passkey.service.ts'
import type { NoteFailure } from './user-sign-in-failure.service.ts'
import type { Unlocking } from './user-unlock.service.ts'
import type { Users } from './user.service.ts'

/**
 * Second factors: owed at signing in (`challenges`), set up and removed (`factors`, `passkeys`), taken away for whoever
 * lost them (`removeFactor`); and the lock of the screen, which they open too. `key`: 32 bytes of the installation.
 */
export function createSecondFactor(deps: {
  transactor: Transactor
  throttle: Throttle
  outbox: Outbox
  notices: AccountNotices
  users: Users
  unlocking: Unlocking
  linkIdentity: LinkIdentity
  noteFailure: NoteFailure
  key: Buffer
  /** Whether the platform's people need one. */
  staffFactorRequired: boolean
}) {
  const parts = { ...deps, checks: createFactorChecks(deps), tell: createFactorNotices(deps) }
  const challenges = createChallenges(parts)
  const factors = createFactors(parts)
  const passkeys = createPasskeys({ ...parts, challenges, factors })
  return {
    challenges,
    factors,
    passkeys,
    removeFactor: createFactorRemoval(parts),
    locks: createLocks({ ...deps, factors, passkeys }),
  }
}
