/** Rules of complaints: who may be believed to be a person, how often, what may still be done, when it is late. */
import { bilingual } from '@portal/contract/bilingual'
import type { ComplaintState } from '@portal/contract/complaint-kind'
import { passesPermission } from '@portal/contract/permission'
import { fault, fieldFault } from '../../platform/errors.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Complaints filed from one network within an hour: an office has one address. */
export const FILED_PER_NETWORK = { limit: 10, windowSeconds: 3600 }
/** Complaints under one e-mail address within a day: nobody's mailbox is filled with receipts. */
export const FILED_PER_EMAIL = { limit: 5, windowSeconds: 86_400 }
/** Links asked for from one network within an hour. */
export const LINKS_PER_NETWORK = { limit: 10, windowSeconds: 3600 }
/** Links asked for by one number and address within an hour: nobody's mailbox is filled with them. */
export const LINKS_PER_COMPLAINT = { limit: 3, windowSeconds: 3600 }
/** Replies to one complaint within an hour. */
export const REPLIES_PER_COMPLAINT = { limit: 10, windowSeconds: 3600 }

/** Contact data and proofs go so long after a complaint was settled. */
export const RETENTION_YEARS = 3

const ANSWER_WITHIN: Partial<Record<ComplaintState, number>> = { new: DAY, handling: 7 * DAY, waiting: 7 * DAY }
const open: ReadonlySet<ComplaintState> = new Set<ComplaintState>(['new', 'handling', 'waiting'])

/** Whether something is still to be done. */
export const isOpen = (state: ComplaintState): boolean => open.has(state)

/** Whether a complaint has stood in its state for longer than people are promised. */
export function isOverdue(state: ComplaintState, since: Date, at: Date): boolean {
  const within = ANSWER_WITHIN[state]
  return within !== undefined && at.getTime() - since.getTime() > within
}

export const refusals = {
  tooOften: (retryAfter: number) =>
    fault('A0501', bilingual('提交过于频繁，请稍后再试', 'Too many submissions from here. Please try again later'), {
      retryAfter,
    }),
  tooManyOfEmail: (retryAfter: number) =>
    fault(
      'A0501',
      bilingual(
        '该邮箱今天提交的投诉已达上限，请明天再试，或在已有回执中补充说明',
        'This e-mail address has reached its number of complaints for today. Please add to one you filed, or try tomorrow',
      ),
      { retryAfter },
    ),
  again: () =>
    fault('A0400', bilingual('提交未被接受，请再提交一次', 'This was not accepted. Please submit it once more')),
  elsewhere: () =>
    fault('A0301', bilingual('请在本站页面上提交投诉', 'Please file a complaint on a page of this site')),
  subject: () =>
    fault(
      'A0404',
      bilingual('投诉的内容不存在或已下线', 'What the complaint is about does not exist or is no longer shown'),
    ),
  unknown: () =>
    fault(
      'A0404',
      bilingual(
        '链接无效或已失效，请在“举报与投诉”页面获取新的链接',
        'This link is no longer valid. Please have a new one mailed to you on the page for complaints',
      ),
    ),
  settled: () =>
    fault('A0409', bilingual('该投诉已办结，请刷新后查看', 'This complaint is settled already. Please refresh')),
  notSettled: () =>
    fault(
      'A0409',
      bilingual('投诉办结后才能清除个人信息', 'Personal data can be erased when the complaint is settled'),
    ),
  erased: () =>
    fault(
      'A0409',
      bilingual('投诉人的联系方式已清除，无法再答复', 'The contact data was erased; nobody can be answered'),
    ),
  noEnterprise: () =>
    fault(
      'A0400',
      bilingual('该内容不属于任何企业，无法转送', 'This belongs to no enterprise; it cannot be passed on'),
    ),
  notTakenDown: () => fault('A0409', bilingual('该内容没有因本投诉下架', 'This was not taken down by this complaint')),
  notShown: () => fault('A0409', bilingual('该内容当前没有在网站展示', 'This is not on the website at present')),
  cannotTakeDown: () =>
    fault(
      'A0400',
      bilingual('该类内容请在各自的管理页面下架', 'Please take this kind of content down on its own page'),
    ),
  reason: () =>
    fieldFault(
      'reason',
      bilingual(
        '下架时请写明原因，企业或作者会看到',
        'Please give the reason for the take-down: the enterprise or the author reads it',
      ),
    ),
  files: (most: number) =>
    fieldFault('proof', bilingual(`证明材料最多 ${most} 个文件`, `At most ${most} files can be sent as proof`)),
  fileSize: (name: string, megabytes: number) =>
    fieldFault(
      'proof',
      bilingual(
        `「${name}」超过 ${megabytes} MB，请压缩后上传`,
        `${name} is larger than ${megabytes} MB. Please make it smaller`,
      ),
    ),
  fileType: (name: string, cause?: unknown) =>
    fieldFault(
      'proof',
      bilingual(
        `「${name}」不是 JPG、PNG、WebP 图片或 PDF，或文件已损坏`,
        `${name} is no JPG, PNG or WebP picture and no PDF, or it is damaged`,
      ),
      cause,
    ),
}

interface Actor {
  roles: readonly string[]
  perms: readonly string[]
}
interface Standing {
  state: ComplaintState
  organisationId: string | null
  /** Visitors see the subject, and it can be taken off from here. */
  removable: boolean
  takenDown: boolean
  anonymised: boolean
}

/** What an operator may do with a complaint now. */
export function rightsOf(actor: Actor, { state, organisationId, removable, takenDown, anonymised }: Standing) {
  const edits = passesPermission(actor, ['complaint:edit:any'])
  const pending = edits && isOpen(state)
  return {
    handle: pending,
    answer: edits && !anonymised,
    passOn: pending && organisationId !== null,
    decide: pending,
    takeDown: pending && removable,
    restore: edits && takenDown,
    anonymise: edits && !isOpen(state) && !anonymised,
  }
}
