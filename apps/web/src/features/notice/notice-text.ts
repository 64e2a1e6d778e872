import { type EnterpriseKind, enterpriseKinds } from '@portal/contract/enterprise-content'
import type { Language } from '@portal/contract/kit'
import type { Message } from '@portal/contract/message'
import { preferEnglish } from '../../lib/i18n/language.ts'
import { type ProductKind, productKinds } from '@portal/contract/product-document'
import { contentWords } from '../content/content.messages.ts'
import { noticeWords } from './notice.messages.ts'

const contentKinds: readonly string[] = [...productKinds, ...enterpriseKinds]
const isContentKind = (kind: string | undefined): kind is ProductKind | EnterpriseKind =>
  kind !== undefined && contentKinds.includes(kind)

export interface NoticeText {
  title: string
  text: string
}

/** Invitations to expos, and what became of them. */
function expoTexts(
  params: Message['params'],
  language: Language,
): Record<`expo.${'invited' | 'accepted' | 'declined'}`, NoticeText> {
  const words = noticeWords[language]
  const { enterprise = '', from = '', until = '' } = params
  const expo = preferEnglish(language, params['expo'] ?? '', params['expoEn'] ?? '')
  return {
    'expo.invited': { title: words.expoInvited(expo), text: words.expoInvitedText(from, until) },
    'expo.accepted': { title: words.expoAccepted(enterprise), text: words.expoAnsweredText(expo) },
    'expo.declined': { title: words.expoDeclined(enterprise), text: words.expoAnsweredText(expo) },
  }
}
/** Of what visitors write. */
const visitorTexts = (words: (typeof noticeWords)[Language], product: string) => ({
  'complaint.settled': { title: words.complaintSettled(product), text: words.complaintSettledText },
  'inquiry.received': { title: words.inquiryReceived(product), text: words.inquiryText },
  'inquiry.replied': { title: words.inquiryReplied(product), text: words.inquiryText },
})

/** Of how an enterprise came to be approved. */
const certificationTexts = (words: (typeof noticeWords)[Language], enterprise: string, why: string) => ({
  'certification.submitted': {
    title: words.certificationSubmitted,
    text: words.certificationSubmittedText(enterprise),
  },
  'certification.approved': { title: words.certificationApproved, text: words.certificationApprovedText(enterprise) },
  'certification.rejected': { title: words.certificationRejected, text: why },
})

/** Of what operators took in. */
const importTexts = (words: (typeof noticeWords)[Language], { created = '0', updated = '0' }: Message['params']) => ({
  'product.imported': { title: words.productImported, text: words.productImportedText(created, updated) },
})

/** A message in words. Parameters that a message lacks leave a gap, never an error. */
export function noticeText({ kind, params }: Pick<Message, 'kind' | 'params'>, language: Language): NoticeText {
  const words = noticeWords[language]
  const { product = '', enterprise = '', reason = '', mobile = '', email = '', day = '', article = '' } = params
  const { certificate = '', days = '', until = '' } = params
  // What an operator wrote: its words travel with it.
  const { title = '', titleEn = '', text: own = '', textEn: ownEn = '' } = params
  const content = isContentKind(params['content']) ? contentWords[language][params['content']] : ''
  const role = params[language === 'en' ? 'roleEn' : 'role'] ?? ''
  const why = words.reasonText(reason.trim() === '' ? words.noReason : reason)
  const notClosed = params['why'] === 'root' ? words.accountNotClosedRoot : words.accountNotClosedOwner
  const texts: Record<Message['kind'], NoticeText> = {
    ...certificationTexts(words, enterprise, why),
    'enterprise.suspended': { title: words.enterpriseSuspended(enterprise), text: why },
    'enterprise.lifted': { title: words.enterpriseLifted(enterprise), text: words.enterpriseLiftedText },
    'content.submitted': { title: words.contentSubmitted(product, content), text: words.contentSubmittedText },
    'content.approved': { title: words.contentApproved(product, content), text: words.contentApprovedText },
    'content.rejected': { title: words.contentRejected(product, content), text: why },
    'product.takenDown': { title: words.productTakenDown(product), text: why },
    'product.putBack': { title: words.productPutBack(product), text: words.productPutBackText },
    'news.takenDown': { title: words.newsTakenDown(article), text: why },
    'news.putBack': { title: words.newsPutBack(article), text: words.newsPutBackText },
    'account.roleChanged': { title: words.accountRoleChanged, text: words.accountRoleChangedText(role) },
    'account.removed': { title: words.accountRemoved(enterprise), text: words.accountRemovedText },
    'account.handover': { title: words.accountHandover(enterprise), text: words.accountHandoverText },
    'account.passwordChanged': { title: words.accountPasswordChanged, text: words.accountPasswordChangedText },
    'account.mobileChanged': { title: words.accountMobileChanged(mobile), text: words.accountChangedText },
    'account.emailChanged': { title: words.accountEmailChanged(email), text: words.accountChangedText },
    'account.closing': { title: words.accountClosing(day), text: words.accountClosingText },
    'account.notClosed': { title: words.accountNotClosed, text: notClosed },
    'complaint.passedOn': { title: words.complaintPassedOn(product), text: words.complaintPassedOnText },
    'complaint.takenDown': { title: words.complaintTakenDown(product), text: why },
    'complaint.restored': { title: words.complaintRestored(product), text: words.complaintRestoredText },
    ...visitorTexts(words, product),
    ...importTexts(words, params),
    'certificate.expiring': {
      title: words.certificateExpiring(certificate, days),
      text: words.certificateExpiringText(until, product),
    },
    ...expoTexts(params, language),
    welcome: { title: words.welcome, text: words.welcomeText },
    notice: {
      title: preferEnglish(language, title, titleEn) || words.notice,
      text: preferEnglish(language, own, ownEn),
    },
  }
  return texts[kind]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in words, for the last week; null for what is older. */
export function howLongAgo(instant: string, language: Language, now: number): string | null {
  const past = now - new Date(instant).getTime()
  if (past < MINUTE) return noticeWords[language].justNow
  if (past > 7 * DAY) return null
  const format = new Intl.RelativeTimeFormat(language === 'en' ? 'en' : 'zh-CN', { numeric: 'auto', style: 'short' })
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour')
  return format.format(-Math.floor(past / DAY), 'day')
}
