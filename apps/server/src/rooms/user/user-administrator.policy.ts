/** Rules of administrators made outside the pages. */
import { fault } from '../../platform/errors.ts'

export const administratorRefusals = {
  username: () =>
    fault('A0400', {
      'zh-cn': '用户名须以字母开头，由 3–32 位字母、数字或 . _ - 组成',
      en: 'A username starts with a letter and has 3 to 32 letters, digits or . _ -',
    }),
  none: { 'zh-cn': '没有使用中的同名管理员', en: 'There is no administrator of this name in use' },
}
