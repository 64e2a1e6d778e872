/** The envelope of every JSON answer, and how errors become one. */
import { bilingual } from '@portal/contract/bilingual'
import { type ResultCode, SUCCESS } from '@portal/contract/code'
import type { Bilingual, Envelope, Language } from '@portal/contract/kit'
import { Fault, fault } from '../errors.ts'
import { StorageFullError } from '../storage.ts'

/** A success. */
export const success = <T>(data: T): Envelope<T> => ({ code: SUCCESS, data, message: 'ok' })

/** A refusal in the caller's language. */
export const refused = (refusal: Fault, language: Language): Envelope<unknown> => ({
  code: refusal.code,
  data: refusal.data,
  message: refusal.says[language],
})

const says = {
  url: bilingual('请求地址无法识别', 'The address could not be understood'),
  multipart: bilingual('表单内容不完整或无法识别', 'The form is incomplete or could not be read'),
  length: bilingual('请求长度与内容不符', 'The body does not have the announced length'),
  value: bilingual('请求中含有无法保存的内容', 'The request holds a value that cannot be stored'),
  conflict: bilingual(
    '内容刚被他人更新，请刷新后重试',
    'This was changed at the same moment. Please refresh and try again',
  ),
  full: bilingual(
    '服务器存储空间不足，暂时无法保存文件；已上传的部分不会丢失，请稍后再继续，或联系平台管理员',
    'The server has no room left for files at the moment. What was uploaded already is kept; please go on later, or tell the platform',
  ),
  busy: bilingual('系统繁忙，请稍后再试', 'The system is busy. Please try again soon'),
} satisfies Record<string, Bilingual>

/** What Fastify and its plugins throw before a handler runs. */
const byFrameworkCode: Record<string, [ResultCode, Bilingual?]> = {
  FST_ERR_BAD_URL: ['A0400', says.url],
  FST_ERR_CTP_BODY_TOO_LARGE: ['A0413'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['A0415'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['A0400', says.length],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['A0415'],
  FST_REQ_FILE_TOO_LARGE: ['A0413'],
  FST_FILES_LIMIT: ['A0700'],
  FST_FIELDS_LIMIT: ['A0400', says.multipart],
  FST_PARTS_LIMIT: ['A0400', says.multipart],
}

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOENT'])
const LOST_CONNECTION = /connection terminated|timeout exceeded when trying to connect|client has encountered/i

/** What PostgreSQL's SQLSTATE means for a caller; null when it means that we made a mistake. */
function byDatabaseState(state: string): Fault | null {
  // 08 connection · 53 resources (disk, connections) · 57 shutdown, cancelled · 25006 read-only · 40 rolled back
  if (/^(08|53|57|40|25006|55P03)/.test(state)) return fault('B0503', says.busy)
  // 22: a value that no column holds (NUL, lone surrogate, out of range). The contract should have said no before.
  if (state.startsWith('22')) return fault('A0400', says.value)
  // 23503: what was to be pointed at, or removed, is gone or in use since it was looked at.
  if (state === '23505' || state === '23503') return fault('A0409', says.conflict)
  return null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Turns whatever was thrown into a refusal. Unknown errors become B0001, which hides what happened. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (!(error instanceof Error)) return fault('B0001', undefined, null, error)
  const code = textOf('code' in error ? error.code : '')
  if (error instanceof StorageFullError || code === 'ENOSPC') return fault('A0700', says.full, null, error)
  const framework = byFrameworkCode[code]
  if (framework) return fault(framework[0], framework[1], null, error)
  const database = /^[0-9A-Z]{5}$/.test(code) && 'severity' in error ? byDatabaseState(code) : null
  if (database) return database
  const fromNetwork = NETWORK.has(code) && 'syscall' in error && error.syscall !== 'open'
  if (fromNetwork || LOST_CONNECTION.test(error.message)) return fault('B0503', undefined, null, error)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 413) return fault('A0413')
  if (status === 415) return fault('A0415')
  if (status === 404) return fault('C0113')
  if (status >= 400 && status < 500) return fault('A0400', says.multipart, null, error)
  return fault('B0001', undefined, null, error)
}
