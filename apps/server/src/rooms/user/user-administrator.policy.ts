/** Rules of administrators made outside the pages. */
import { fault } from '../../platform/errors.ts'

const SHORTEST = 12

/** Twelve characters, more than a few different ones, and not built around the name. */
export const isStrongForRoot = (username: string, password: string): boolean =>
  password.length >= SHORTEST &&
  password.length <= 256 &&
  new Set(password).size >= 5 &&
  !password.toLowerCase().includes(username.toLowerCase())

export const administratorRefusals = {
  username: () =>
    fault('A0400', {
      'zh-cn': '用户名须以字母开头，由 3–32 位字母、数字或 . _ - 组成',
      en: 'A username starts with a letter and has 3 to 32 letters, digits or . _ -',
    }),
  weak: () =>
    fault('A0400', {
      'zh-cn': `管理员密码至少 ${SHORTEST} 位，不能过于简单，也不能包含用户名`,
      en: `An administrator's password has at least ${SHORTEST} characters, is not too simple, and does not hold the username`,
    }),
  none: { 'zh-cn': '没有使用中的同名管理员', en: 'There is no administrator of this name in use' },
}
