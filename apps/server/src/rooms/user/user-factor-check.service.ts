import { now } from '../../platform/clock.ts'
import { decrypted } from '../../platform/cipher.ts'
import { networkOf } from '../../platform/network.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Tx } from '../../platform/transaction.ts'
import { storedRecoveryCode } from './recovery-code.ts'
import { stepOf } from './totp.ts'
import { tooManyCodes, TRIES_PER_ACCOUNT, TRIES_PER_NETWORK } from './user-factor.policy.ts'
import { userFactorRepo } from './user-factor.repo.ts'

/** What a secret is encrypted about: another account's row does not open with it. */
export const secretOfUser = (userId: string): string => `second factor\n${userId}`

/** What came of a code: which kind it was, `again` for a right one that was used before, null for a wrong one. */
type Spent = 'app' | 'recovery' | 'again' | null

/** Whether a code proves its person. */
export const isRight = (spent: Spent): boolean => spent === 'app' || spent === 'recovery'

/** Whether codes are right, each once. `key`: 32 bytes of the installation. */
export function createFactorChecks({ throttle, key }: { throttle: Throttle; key: Buffer }) {
  return {
    /**
     * Counts a try before the code is looked at, of the account and of the network; A0501 for one too many. Answers
     * what takes it back: the code was right. Not within a transaction: it counts even if that is rolled back.
     */
    async countTry(userId: string, address: string): Promise<() => Promise<void>> {
      const network = `factor:address:${networkOf(address)}`
      const account = `factor:user:${userId}`
      for (const [counter, limit] of [
        [network, TRIES_PER_NETWORK],
        [account, TRIES_PER_ACCOUNT],
      ] as const) {
        const consumed = await throttle.consume(counter, limit)
        if (consumed !== 'ok') throw tooManyCodes(consumed.retryAfter)
      }
      return async () => {
        await throttle.giveBack(network)
        await throttle.clear(account)
      }
    },

    /** Spends a code as the contract's `FactorCode` has it. */
    async spend(tx: Tx, userId: string, code: string): Promise<Spent> {
      const repo = userFactorRepo(tx)
      if (!/^\d{6}$/.test(code)) {
        const hash = storedRecoveryCode(key, userId, code)
        if (await repo.spendRecoveryCode(userId, hash, now())) return 'recovery'
        return (await repo.hasRecoveryCode(userId, hash)) ? 'again' : null
      }
      const app = await repo.app(userId)
      if (!app?.confirmed_at) return null
      const step = stepOf(decrypted(app.sealed_secret, key, secretOfUser(userId)), code, now())
      if (step === null) return null
      return (await repo.spendStep(userId, step)) ? 'app' : 'again'
    },
  }
}
export type FactorChecks = ReturnType<typeof createFactorChecks>
