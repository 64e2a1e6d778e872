/** How a message goes out by mail and SMS, in the language of its reader. What it says stands in the contract's notices. */
import type { Language } from '@portal/contract/kit'
import { type MessageKind, noticeMail } from '@portal/contract/notice'

const frames: Record<Language, { open: string; unsubscribe: string; sender: string }> = {
  'zh-cn': {
    open: '查看详情：',
    unsubscribe: '此邮件由系统发出，请勿回复。如不再需要，可在“个人中心 - 账号信息 - 通知方式”中关闭。',
    sender: '专利密集型产品推广平台',
  },
  en: {
    open: 'Open: ',
    unsubscribe: 'This mail was sent by the system; please do not reply. Turn it off in User profile, Notifications.',
    sender: 'Patent-Intensive Products',
  },
}

export interface Written {
  subject: string
  /** Of the mail, with the address to open where it is known. */
  text: string
  /** Of the SMS. */
  short: string
}

/** A message as it goes out. `address`: what it leads to, absolute, or null. */
export function written(
  message: { kind: MessageKind; params: Record<string, string> },
  language: Language,
  address: string | null,
): Written {
  const { subject, text } = noticeMail(message, language)
  const { open, unsubscribe, sender } = frames[language]
  const lines = [
    subject,
    '',
    text,
    ...(address === null ? [] : ['', `${open}${address}`]),
    '',
    `—— ${sender}`,
    unsubscribe,
  ]
  return { subject, text: lines.join('\n'), short: subject }
}
