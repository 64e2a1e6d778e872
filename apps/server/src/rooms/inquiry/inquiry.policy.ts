/** Rules of inquiries: how often, from whom, what may still be said, how long what identifies people is kept. */
import { bilingual } from '@portal/contract/bilingual'
import type { InquiryState } from '@portal/contract/inquiry-kind'
import { passesPermission } from '@portal/contract/permission'
import { fault, fieldFault } from '../../platform/errors.ts'

/** Inquiries from one network within an hour: an office has one address. */
export const ASKED_PER_NETWORK = { limit: 20, windowSeconds: 3600 }
/** Inquiries from one network to one product or enterprise within an hour. */
export const ASKED_PER_TARGET = { limit: 3, windowSeconds: 3600 }
/** Inquiries under one e-mail address or number within a day: nobody's mailbox is filled with receipts. */
export const ASKED_PER_SENDER = { limit: 10, windowSeconds: 86_400 }
/** Messages of a visitor in one inquiry within an hour. */
export const REPLIES_PER_INQUIRY = { limit: 10, windowSeconds: 3600 }

/** What identifies a visitor goes so long after the last movement. */
export const RETENTION_YEARS = 2

/** The day on which it goes, unless something is said before. */
export function keptUntil(changedAt: Date): Date {
  const until = new Date(changedAt)
  until.setFullYear(until.getFullYear() + RETENTION_YEARS)
  return until
}

export const refusals = {
  tooOften: (retryAfter: number) =>
    fault('A0501', bilingual('提交过于频繁，请稍后再试', 'Too many messages from here. Please try again later'), {
      retryAfter,
    }),
  tooManyOfTarget: (retryAfter: number) =>
    fault(
      'A0501',
      bilingual(
        '您刚刚已多次留言，请等待答复，或在已有留言中补充',
        'You have just written several times. Please wait for the answer, or add to what you wrote',
      ),
      { retryAfter },
    ),
  tooManyOfSender: (retryAfter: number) =>
    fault(
      'A0501',
      bilingual(
        '该联系方式今天的留言已达上限，请明天再试，或在已有留言中补充',
        'This address has reached its number of messages for today. Please add to one you sent, or try tomorrow',
      ),
      { retryAfter },
    ),
  blocked: () =>
    fault(
      'A0301',
      bilingual(
        '该联系方式已被平台停止接收留言；如有疑问，请通过“联系我们”页面所列电话或邮箱联系平台',
        'Messages from this address are no longer taken. If you think this is wrong, please call or write to the platform; see Contact us',
      ),
    ),
  elsewhere: () => fault('A0301', bilingual('请在本站页面上留言', 'Please write on a page of this site')),
  target: () =>
    fault(
      'A0404',
      bilingual(
        '该产品或企业已不在网站展示，暂时无法接收留言',
        'This product or enterprise is no longer on the website and takes no messages',
      ),
    ),
  notShown: () =>
    fault(
      'A0409',
      bilingual(
        '该企业目前不在网站展示，暂时无法接收消息',
        'This enterprise is not on the website at present and takes no messages',
      ),
    ),
  unknown: () =>
    fault(
      'A0404',
      bilingual(
        '链接无效或已失效，请使用最近一封邮件中的链接',
        'This link is not valid any more. Please use the link in the latest mail',
      ),
    ),
  purpose: () => fieldFault('purpose', bilingual('请选择您的意向', 'Please choose what you would like')),
  privacy: () =>
    fieldFault(
      'consent',
      bilingual(
        '隐私政策已更新，请刷新页面，阅读新版本后再提交',
        'The privacy policy has changed. Please reload the page and read the new version first',
      ),
    ),
  closed: () =>
    fault(
      'A0409',
      bilingual(
        '该留言已结束，无法继续发送；如有新的需要，请重新留言',
        'This inquiry is closed. Please write a new one if you need anything else',
      ),
    ),
  notClosed: () =>
    fault('A0409', bilingual('该留言没有结束，请刷新后查看', 'This inquiry is not closed. Please refresh')),
  erased: () =>
    fault(
      'A0409',
      bilingual('留言人的信息已清除，无法再答复', 'The visitor’s data were erased; nobody can be answered'),
    ),
  member: () => fault('A0400', bilingual('该成员已不在本企业，请重新选择', 'This person is no member any more')),
  notOurs: () => fault('A0409', bilingual('该留言由企业答复', 'This inquiry is for the enterprise to answer')),
  nothingToBlock: () =>
    fault(
      'A0409',
      bilingual('留言人的信息已清除，无法停止接收', 'The visitor’s data were erased; nobody can be blocked'),
    ),
}

interface Actor {
  roles: readonly string[]
  perms: readonly string[]
}
interface Standing {
  state: InquiryState
  /** The platform was asked. */
  ours: boolean
  anonymised: boolean
}

/** What members of the enterprise that was asked may do. */
export function ownRights(actor: Actor, { state, anonymised }: Omit<Standing, 'ours'>) {
  const edits = passesPermission(actor, ['inquiry:edit:own'])
  const open = edits && state !== 'closed'
  return { answer: open && !anonymised, assign: edits, close: open, reopen: edits && state === 'closed' && !anonymised }
}

/** What operators may do: moderate all, answer what the platform was asked. */
export function operatorRights(actor: Actor, { state, ours, anonymised }: Standing) {
  const edits = passesPermission(actor, ['inquiry:edit:any'])
  return {
    answer: edits && ours && state !== 'closed' && !anonymised,
    close: edits && ours && state !== 'closed',
    reopen: edits && ours && state === 'closed' && !anonymised,
    hide: edits,
    block: edits && !anonymised,
    erase: edits && !anonymised,
  }
}
