import type { Bilingual } from '@portal/contract/kit'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { FAILURES_PER_SESSION, tooManyFailures } from './user-admission.policy.ts'
import { countAttempt } from './user-attempt.service.ts'
import { passwordHolds } from './user-password.service.ts'
import { userUnlockRepo } from './user-unlock.repo.ts'

const says = {
  wrong: { 'zh-cn': '密码不正确，请重新输入', en: 'Wrong password. Please try again' },
  none: {
    'zh-cn': '该账号尚未设置密码，请退出登录，通过“忘记密码”设置后再试',
    en: 'This account has no password yet. Please sign out, set one by “Forgot password”, then try again',
  },
}

/** Proves that whoever sits at the screen is the one who is signed in. */
export function createUnlock({ transactor, throttle }: { transactor: Transactor; throttle: Throttle }) {
  /** Counted apart from sign-ins, so that strangers keep nobody out; a guess here counts there as well. */
  async function countGuess({ userId, username }: Pick<Actor, 'userId' | 'username'>, address: string) {
    const { takeBack } = await countAttempt(throttle, username, address)
    const key = `unlock:${userId}`
    const consumed = await throttle.consume(key, FAILURES_PER_SESSION)
    if (consumed !== 'ok') throw tooManyFailures(consumed.retryAfter)
    return async () => {
      await throttle.giveBack(key)
      await takeBack()
    }
  }

  return {
    /**
     * Passes with the caller's own password. A0210 otherwise (also for an account without one), saying `wrong`; A0501
     * after too many tries.
     */
    async assertPassword(
      actor: Pick<Actor, 'userId' | 'username'>,
      password: string,
      address: string,
      wrong: Bilingual = says.wrong,
    ): Promise<null> {
      const takeBack = await countGuess(actor, address)
      const hash = await userUnlockRepo(transactor.read).passwordHash(actor.userId)
      if (hash === null) throw fault('A0210', says.none)
      if (!(await passwordHolds(hash, password))) throw fault('A0210', wrong)
      await takeBack()
      return null
    },
  }
}
export type Unlocking = ReturnType<typeof createUnlock>
