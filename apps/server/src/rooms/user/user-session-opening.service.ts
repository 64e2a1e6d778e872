import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@portal/contract/kit'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Tx } from '../../platform/transaction.ts'
import { ENDED_KEPT, isStaff, mayEnter, sessionLife } from './user.policy.ts'
import { userRepo } from './user.repo.ts'
import { actorOf } from './user.view.ts'

/** Whence somebody comes in, and how. */
export interface ClientInfo {
  /** The network address. */
  address: string
  /** What the program calls itself. */
  userAgent: string
  language: Language
}

const tokenHash = (token: string) => createHash('sha256').update(token).digest()

/** How sessions begin. `demonstrationAllowed`: whether accounts with a printed password may sign in. */
export function createSessionOpening({ demonstrationAllowed }: { demonstrationAllowed: boolean }) {
  /**
   * Holds the account of somebody who proved who they are. A0201 for one that must not be used, A0210 when `proven`,
   * the password hash that was compared, changed meanwhile.
   */
  async function assertEntering(tx: Tx, userId: string, proven?: string | null): Promise<void> {
    const account = await userRepo(tx).accountLocked(userId)
    if (!account || (proven !== undefined && proven !== account.password_hash)) throw fault('A0210')
    mayEnter(account, demonstrationAllowed)
  }

  return {
    assertEntering,

    /**
     * Opens a session for somebody who proved who they are; answers its opaque token (32 random bytes, base64url),
     * always a fresh one. `proven`: the password hash that was compared; when it changed meanwhile, A0210.
     * A0201 for an account that must not be used.
     */
    async openSession(
      tx: Tx,
      userId: string,
      client: ClientInfo,
      { remember = false, proven }: { remember?: boolean; proven?: string | null } = {},
    ): Promise<string> {
      await assertEntering(tx, userId, proven)
      const repo = userRepo(tx)
      const found = await repo.actorById(userId)
      const staff = found !== undefined && isStaff(actorOf(found, '0'))
      const at = now()
      const token = randomBytes(32).toString('base64url')
      await repo.rememberLanguage(userId, client.language)
      await repo.forgetSessions(userId, new Date(at.getTime() - ENDED_KEPT))
      await repo.openSession({
        user_id: userId,
        token_hash: tokenHash(token),
        expires_at: new Date(at.getTime() + sessionLife({ remembered: remember, staff }).absolute),
        address: client.address,
        user_agent: client.userAgent,
        remembered: remember,
      })
      return token
    },
  }
}
