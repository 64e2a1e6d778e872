/** Rules of second factors. */
import { bilingual } from '@portal/contract/bilingual'
import type { Bilingual } from '@portal/contract/kit'
import { fault, fieldFault } from '../../platform/errors.ts'
import type { Limit } from '../../platform/throttle.ts'
import { tooOften } from './user-admission.policy.ts'

/** Milliseconds from the first factor to the second. */
export const CHALLENGE_LIFE = 10 * 60_000

/** Milliseconds from the secret to the first code of it. */
export const BEGUN_LIFE = 60 * 60_000
/** What an authenticator app shows beside the code. */
export const PLATFORM_NAME = bilingual('专利密集型产品推广平台', 'Patent-Intensive Products')

const WINDOW_SECONDS = 900
/** Codes that may be tried for one account: of a million, three are good at any moment. */
export const TRIES_PER_ACCOUNT: Limit = { limit: 10, windowSeconds: WINDOW_SECONDS }
export const TRIES_PER_NETWORK: Limit = { limit: 50, windowSeconds: WINDOW_SECONDS }

const says = {
  challenge: bilingual(
    '请输入身份验证器中的 6 位验证码，或一个恢复代码',
    'Please enter the 6-digit code of your authenticator app, or a recovery code',
  ),
  wrong: bilingual(
    '验证码不正确或已使用过，请输入身份验证器中当前的验证码',
    'This code is wrong or was used before. Please enter the present code of your authenticator app',
  ),
  gone: bilingual('验证已超时，请重新登录', 'This took too long. Please sign in again'),
  proof: bilingual('请输入登录密码，确认是您本人操作', 'Please type your password, so that we know it is you'),
  inUse: bilingual(
    '已启用身份验证器，如需更换请先停用',
    'An authenticator app is in use. To change it, remove it first',
  ),
  notBegun: bilingual('设置已失效，请重新开始', 'This set-up is no longer good. Please begin again'),
  none: bilingual('尚未启用身份验证器', 'No authenticator app is in use'),
  required: bilingual(
    '平台要求运营人员启用两步验证，不能停用',
    'The platform requires a second factor of its people. It cannot be removed',
  ),
}

/** Too many codes were tried. */
export const tooManyCodes = (retryAfterSeconds: number) =>
  tooOften(bilingual('验证码输入错误次数过多', 'Too many wrong codes'), retryAfterSeconds)

export const factorRefusals = {
  /** The first factor is proven; `challenge` goes back with the code. */
  challenge: (challenge: string) => fault('A0240', says.challenge, { challenge }),
  wrong: (challenge: string) => fault('A0240', says.wrong, { challenge }),
  gone: () => fault('A0242', says.gone),
  wrongCode: () => fault('A0240', says.wrong),
  proof: () => fieldFault('password', says.proof),
  inUse: () => fault('A0400', says.inUse),
  notBegun: () => fault('A0400', says.notBegun),
  none: () => fault('A0404', says.none),
  required: () => fault('A0400', says.required),
}

/** What happened to a second factor, as its person is told. */
export type FactorNews =
  | 'added'
  | 'removed'
  | 'takenAway'
  | 'renewed'
  | 'recovered'
  | 'usedAgain'
  | 'passkeyAdded'
  | 'passkeyRemoved'

const ifNotYou = bilingual(
  '如非本人操作，请立即修改密码并联系管理员。',
  'If this was not you, change your password at once and contact the administrator.',
)
const told = (zhSubject: string, enSubject: string, zh: string, en: string): Record<'subject' | 'text', Bilingual> => ({
  subject: bilingual(zhSubject, enSubject),
  text: bilingual(`${zh}${ifNotYou['zh-cn']}`, `${en} ${ifNotYou.en}`),
})

/** The mail about it. */
export const factorMails: Record<FactorNews, Record<'subject' | 'text', Bilingual>> = {
  added: told(
    '两步验证已启用',
    'Two-step verification is on',
    '您的账号已启用两步验证，登录时除密码外还需输入身份验证器中的验证码。',
    'From now on your account asks for a code of your authenticator app at signing in.',
  ),
  removed: told(
    '两步验证已停用',
    'Two-step verification is off',
    '您的账号已停用两步验证，登录时不再需要验证码，其他设备已全部退出登录。',
    'Your account asks for no code at signing in any more. All other devices were signed out.',
  ),
  takenAway: {
    subject: bilingual('两步验证已由平台移除', 'The platform removed your second factor'),
    text: bilingual(
      '平台工作人员移除了您账号的两步验证和通行密钥，并退出了全部登录；现在用密码即可登录，建议登录后尽快重新设置。如您没有提出过请求，请立即联系平台。',
      'The platform removed the second factor and the passkeys of your account, and signed you out everywhere. Your password alone signs you in now; please set a second factor up again soon. If you did not ask for this, contact the platform at once.',
    ),
  },
  renewed: told(
    '恢复代码已更换',
    'New recovery codes',
    '您的账号已生成新的恢复代码，原有的恢复代码全部失效。',
    'New recovery codes were made for your account. The former ones are no longer good.',
  ),
  passkeyAdded: told(
    '已添加通行密钥',
    'A passkey was added',
    '您的账号已添加一个通行密钥，它可以直接登录您的账号。',
    'A passkey was added to your account; it signs you in by itself.',
  ),
  passkeyRemoved: told(
    '已移除通行密钥',
    'A passkey was removed',
    '您的账号已移除一个通行密钥，它不能再登录您的账号，其他设备已全部退出登录。',
    'A passkey was removed from your account; it does not sign you in any more. All other devices were signed out.',
  ),
  recovered: told(
    '恢复代码已被使用',
    'A recovery code was used',
    '有人使用恢复代码通过了您账号的验证，该代码已失效。',
    'Somebody proved to be you by a recovery code, which is no longer good.',
  ),
  usedAgain: told(
    '有人重复使用您的验证码',
    'A code of yours was used a second time',
    '有人在您的账号上再次提交了已使用过的验证码或恢复代码，已被拒绝。',
    'Somebody tried a code of your account that had been used before. It was refused.',
  ),
}
