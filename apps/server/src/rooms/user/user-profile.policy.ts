/** What may not be done to one's own account, in words. */
import { bilingual } from '@portal/contract/bilingual'
import type { Bilingual } from '@portal/contract/kit'
import { fault, fieldFault } from '../../platform/errors.ts'

/** Whoever signed in so lately has just proven who they are. Milliseconds. */
export const JUST_SIGNED_IN = 10 * 60_000

const says = {
  oldPassword: bilingual('原密码错误', 'The old password is wrong'),
  samePassword: bilingual('新密码不能与原密码相同', 'The new password must differ from the old one'),
  avatar: bilingual(
    '头像图片不存在或已被替换，请重新上传',
    'This picture is gone or was replaced. Please upload it again',
  ),
}

/** Mobile and mailbox get what opens the account: whoever found a session open must not put theirs in their place. */
export const passwordWanted = () =>
  fieldFault(
    'password',
    bilingual(
      '请输入登录密码，确认是您本人操作',
      'Before another one is bound, please type your password, so that we know it is you',
    ),
  )

/** What a wrong old password says. */
export const WRONG_OLD_PASSWORD = says.oldPassword

export const profileRefusals = {
  samePassword: () => fault('A0400', says.samePassword),
  avatar: () => fault('A0404', says.avatar),
}

/** What the old mobile or the old address is told when another takes its place. */
export function changedNotice(kind: 'mobile' | 'email', shown: string): { subject: Bilingual; text: Bilingual } {
  return kind === 'mobile'
    ? {
        subject: bilingual('绑定手机号已变更', 'Your mobile was changed'),
        text: bilingual(
          `您的账号绑定手机号已变更为 ${shown}。如非本人操作，请立即重置密码并联系管理员。`,
          `The mobile of your account was changed to ${shown}. If this was not you, reset your password at once and contact the administrator.`,
        ),
      }
    : {
        subject: bilingual('绑定邮箱已变更', 'Your e-mail address was changed'),
        text: bilingual(
          `您的账号绑定邮箱已变更为 ${shown}。如非本人操作，请立即重置密码并联系管理员。`,
          `The e-mail address of your account was changed to ${shown}. If this was not you, reset your password at once and contact the administrator.`,
        ),
      }
}
