/** When an account may be closed, and for how long that can be taken back. */
import { bilingual } from '@portal/contract/bilingual'
import { fault } from '../../platform/errors.ts'

/** Milliseconds between asking and the end. */
export const COOLING_OFF = 7 * 24 * 3_600_000

const says = {
  password: bilingual('密码不正确，请重新输入', 'Wrong password. Please try again'),
  owner: bilingual(
    '企业还有其他成员，请先在“企业成员”中移交企业负责人，再注销账号',
    'Your enterprise has other members. Hand it over under “Members” first, then close your account',
  ),
  root: bilingual(
    '您是最后一位系统管理员，请先将该角色授予他人，再注销账号',
    'You are the last administrator. Give that role to somebody else first, then close your account',
  ),
  closing: (day: string) => ({
    subject: bilingual('账号注销申请已受理', 'Your account will be closed'),
    text: bilingual(
      `您的账号将于 ${day}（北京时间）注销，届时个人资料将被删除且无法恢复。在此之前登录平台，在“个人中心 > 账号信息”中可以撤销。如非本人操作，请立即撤销并修改密码。`,
      `Your account will be closed on ${day} (Beijing time); your personal data will then be erased for good. Until then you can take this back under “My account > Account”. If this was not you, take it back at once and change your password.`,
    ),
  }),
}

/** What a wrong password says here. */
export const WRONG_PASSWORD = says.password
/** The notice by mail or SMS. `day` as people read it. */
export const closingNotice = says.closing

/** How an account stands in what it would leave behind. */
export interface Standing {
  /** Owns an enterprise that has other members. */
  ownsOthers: boolean
  lastRoot: boolean
}

/** Why it may not be closed, or null. */
export function obstacle({ ownsOthers, lastRoot }: Standing): 'owner' | 'root' | null {
  if (ownsOthers) return 'owner'
  return lastRoot ? 'root' : null
}

/** Refuses with the sentence that says what to do first (A0400). */
export function mayClose(standing: Standing): void {
  const why = obstacle(standing)
  if (why !== null) throw fault('A0400', says[why])
}
