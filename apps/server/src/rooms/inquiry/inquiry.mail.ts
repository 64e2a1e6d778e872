/** What visitors are written about their inquiries, in the language of the page they asked at. */
import type { Language } from '@portal/contract/kit'
import type { MailWords } from '../../platform/correspondence/mails.ts'

export interface About {
  number: string
  /** What was asked about; '' for the platform. */
  title: string
  /** Who was asked; '' for the platform. */
  enterprise: string
}

/** What is said in mails, in both languages. */
export const mailWords = {
  'zh-cn': {
    received: ({ number }: About) => `留言已送达（${number}）`,
    receivedText: ({ number, title, enterprise }: About) =>
      enterprise === ''
        ? `我们已收到您的留言，编号：${number}。工作人员会尽快答复，答复会发送到本邮箱。`
        : `您关于「${title}」的留言已送达${enterprise}，编号：${number}。企业答复后会发送到本邮箱。`,
    answered: ({ enterprise }: About) => `${enterprise === '' ? '平台' : enterprise}答复了您的留言`,
    answeredText: ({ title, enterprise }: About) =>
      enterprise === '' ? '平台答复如下：' : `关于「${title}」，${enterprise}答复如下：`,
    follow: '查看往来、继续沟通、结束留言或清除个人信息：',
    keep: '该链接只供您本人使用，请勿转发。',
  },
  en: {
    received: ({ number }: About) => `Your message was delivered (${number})`,
    receivedText: ({ number, title, enterprise }: About) =>
      enterprise === ''
        ? `We have received your message. Its number is ${number}. We will answer to this address.`
        : `Your message about ${title} was delivered to ${enterprise}. Its number is ${number}. The answer will come to this address.`,
    answered: ({ enterprise }: About) => `${enterprise === '' ? 'We have' : `${enterprise} has`} answered your message`,
    answeredText: ({ title, enterprise }: About) =>
      enterprise === '' ? 'Our answer:' : `About ${title}, ${enterprise} writes:`,
    follow: 'Read on, write back, close the inquiry, or have your data erased: ',
    keep: 'This link is for you alone; please do not pass it on.',
  },
} satisfies Record<Language, MailWords<About>>
