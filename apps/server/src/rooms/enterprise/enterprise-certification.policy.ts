/** How long reviews take, and what is said of a code that somebody else holds. */
import type { ReviewTime } from '@portal/contract/enterprise'
import type { FileFailure } from '@portal/contract/file'
import { fault } from '../../platform/errors.ts'
import { stale } from '../content/index.ts'

/** Decisions that the expected time looks back on, and how many it takes to say anything. */
export const LOOK_BACK = 30
const ENOUGH = 5

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Asia/Shanghai is UTC+8 all year. */
const ZONE_MINUTES = 8 * 60
/** Reviews are done on working days from nine to six; holidays are not known here. */
const OPENS = 9 * 60
const CLOSES = 18 * 60
/** 1970-01-01 was a Thursday; Sunday is 0. */
const FIRST_WEEKDAY = 4

const localMinutes = (at: Date): number => at.getTime() / MINUTE_MS + ZONE_MINUTES
const isWorkingDay = (day: number): boolean => ![0, 6].includes((day + FIRST_WEEKDAY) % 7)

/** Minutes between two instants that fall into working hours. */
export function workingMinutes(from: Date, to: Date): number {
  const start = localMinutes(from)
  const end = localMinutes(to)
  let total = 0
  for (let day = Math.floor(start / DAY_MINUTES); day * DAY_MINUTES < end; day += 1) {
    if (!isWorkingDay(day)) continue
    const opens = Math.max(start, day * DAY_MINUTES + OPENS)
    const closes = Math.min(end, day * DAY_MINUTES + CLOSES)
    total += Math.max(0, closes - opens)
  }
  return total
}

/** The median of decided reviews in working hours, to half an hour; nothing is said from a handful. */
export function reviewTime(decided: readonly { submittedAt: Date; decidedAt: Date }[]): ReviewTime {
  const sample = decided.length
  if (sample < ENOUGH) return { workingHours: null, sample }
  const minutes = decided
    .map((one) => workingMinutes(one.submittedAt, one.decidedAt))
    .toSorted((one, other) => one - other)
  const middle = (minutes[Math.floor((sample - 1) / 2)] ?? 0) / 2 + (minutes[Math.floor(sample / 2)] ?? 0) / 2
  return { workingHours: Math.max(0.5, Math.round(middle / 30) / 2), sample }
}

/** A licence is uploaded for the own enterprise; whoever has none has nothing to certify. */
export const withoutEnterprise = () =>
  fault('A0301', {
    'zh-cn': '您的账号尚未加入企业，请联系平台管理员',
    en: 'Your account belongs to no enterprise. Please contact the platform administrator',
  })

/** Looks at what others hold that one person may take within an hour. */
export const CHECKS_PER_HOUR = { limit: 120, windowSeconds: 3600 }
export const often = (retryAfter: number) =>
  fault('A0501', { 'zh-cn': '查询过于频繁，请稍后再试', en: 'Too many checks. Please try again later' }, { retryAfter })

/** PDFs that an enterprise may have drawn within an hour: each costs a tenth of a second. */
export const DOCUMENTS_PER_HOUR = { limit: 30, windowSeconds: 3600 }

/** Judged by content, not by name. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

/** A licence that is neither a picture nor a PDF. */
export const noLicence = () =>
  fault('A0415', {
    'zh-cn': '营业执照只支持 PDF 或 JPG、PNG、WebP、AVIF、GIF 图片，该文件不是其中任何一种',
    en: 'The licence has to be a PDF, or a JPG, PNG, WebP, AVIF or GIF picture; this file is none of them',
  })

/** A licence whose first page cannot be drawn. */
export const unreadable = (failure: FileFailure) =>
  failure === 'encrypted'
    ? fault('A0700', {
        'zh-cn': '该 PDF 设有密码，请去除密码或上传图片',
        en: 'This PDF needs a password. Please remove it, or upload a picture',
      })
    : fault('A0700', {
        'zh-cn': '该 PDF 无法读取，请重新导出或上传图片',
        en: 'This PDF cannot be read. Please export it again, or upload a picture',
      })

/** A save that started from an older submission. */
export const submittedMeanwhile = (revision: number) =>
  stale(
    { revision, updatedBy: null, updatedAt: null },
    { 'zh-cn': '认证资料已更新，请刷新后重试', en: 'The certification was submitted anew meanwhile. Please reload' },
  )
