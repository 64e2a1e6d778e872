/** Result codes of the envelope, with the HTTP status each travels with and what it says when nothing better is known. */
import { bilingual } from './bilingual.ts'
import type { Bilingual } from './kit.ts'

export const SUCCESS = '0'
export const ACCESS_TOKEN_INVALID = 'A0230'
export const REFRESH_TOKEN_INVALID = 'A0231'
export const SYSTEM_ERROR = 'B0001'

interface Code {
  status: number
  says: Bilingual
}
const code = (status: number, zh: string, en: string): Code => ({ status, says: bilingual(zh, en) })

export const codes = {
  A0101: code(400, '请先阅读并同意用户协议', 'Please read and agree to the user agreement first'),
  A0111: code(400, '用户名已存在', 'This username is taken'),
  A0201: code(400, '账号已停用，请联系管理员', 'This account is disabled. Please contact the administrator'),
  A0210: code(400, '用户名或密码错误', 'Wrong username or password'),
  A0230: code(401, '您的会话已过期，请重新登录', 'Your session has expired, please log in again'),
  A0231: code(401, '您的会话已过期，请重新登录', 'Your session has expired, please log in again'),
  A0240: code(400, '验证码错误', 'Wrong verification code'),
  A0242: code(400, '验证码已过期', 'The verification code has expired'),
  A0301: code(403, '您没有此操作的权限', 'You do not have permission to do this'),
  A0400: code(400, '请求参数有误', 'Some parameters are wrong'),
  A0404: code(404, '内容不存在或已下线', 'This does not exist or is no longer available'),
  A0409: code(409, '内容已被他人更新，请合并后再保存', 'Somebody else changed this meanwhile. Please merge, then save'),
  A0413: code(413, '提交的内容过大', 'What you sent is too large'),
  A0415: code(415, '不支持的内容类型', 'This content type is not supported'),
  A0501: code(429, '请求过于频繁，请稍后再试', 'Too many requests. Please try again later'),
  A0700: code(400, '文件无法上传', 'The file was refused'),
  B0001: code(500, '系统出错', 'System error'),
  B0503: code(503, '服务暂时不可用，请稍后再试', 'The service is briefly unavailable. Please try again soon'),
  C0113: code(404, '接口不存在', 'No such endpoint'),
} satisfies Record<string, Code>
export type ResultCode = keyof typeof codes
