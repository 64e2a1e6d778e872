/** Rules of passkeys. */
import { bilingual } from '@portal/contract/bilingual'
import { fault } from '../../platform/errors.ts'
import type { Limit } from '../../platform/throttle.ts'

/** Milliseconds from the challenge to what was signed. */
export const CHALLENGE_LIFE = 10 * 60_000
/** Every challenge is a row: what one network may ask for. */
export const CHALLENGES_PER_NETWORK: Limit = { limit: 60, windowSeconds: 600 }
export const MOST_PASSKEYS = 20
/** COSE: ES256, EdDSA, RS256; every authenticator knows one of them. */
export const ALGORITHMS = [-7, -8, -257]

export const passkeyRefusals = {
  /** Unknown, removed, or signed by something else: which one is nobody's business. */
  notAccepted: (cause?: unknown) =>
    fault(
      'A0210',
      bilingual(
        '通行密钥未通过验证，可能已被移除，请改用其他方式登录',
        'This passkey was not accepted; it may have been removed. Please sign in another way',
      ),
      null,
      cause,
    ),
  notMade: (cause?: unknown) =>
    fault(
      'A0400',
      bilingual(
        '通行密钥没有创建成功或已超时，请重试',
        'The passkey was not made, or it took too long. Please try again',
      ),
      null,
      cause,
    ),
  taken: () => fault('A0400', bilingual('这个通行密钥已添加过', 'This passkey was added before')),
  tooMany: () =>
    fault(
      'A0400',
      bilingual(
        `最多可添加 ${MOST_PASSKEYS} 个通行密钥，请先移除不用的`,
        `An account has at most ${MOST_PASSKEYS} passkeys. Please remove one first`,
      ),
    ),
  gone: () => fault('A0404', bilingual('该通行密钥已被移除', 'This passkey was removed already')),
}
