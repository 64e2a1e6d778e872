/** What complainants are written, in the language of the page they complained at. */
import type { Language } from '@portal/contract/kit'
import type { CaseMail, MailWords } from '../../platform/correspondence/mails.ts'

export interface About {
  number: string
  /** What is complained about. */
  title: string
}

export type Outcome = 'upheld' | 'takenDown' | 'rejected' | 'closed' | 'restored'

/** What is said in mails, in both languages. */
export const mailWords = {
  'zh-cn': {
    received: ({ number }: About) => `已收到您的投诉（${number}）`,
    receivedText: ({ number, title }: About) =>
      `我们已收到您关于「${title}」的投诉，回执编号：${number}。\n工作人员会尽快核实，处理进展与答复会发送到本邮箱。`,
    answered: ({ number }: About) => `您的投诉有新的答复（${number}）`,
    answeredText: ({ title }: About) => `关于「${title}」的投诉，平台答复如下：`,
    settled: ({ number }: About) => `您的投诉已办结（${number}）`,
    outcomes: {
      upheld: '经核实，您的投诉成立。',
      takenDown: '经核实，您的投诉成立，相关内容已从网站下架。',
      rejected: '经核实，您的投诉未予支持。',
      closed: '您的投诉已结束处理。',
      restored: '经复核，此前下架的内容已恢复展示。',
    } satisfies Record<Outcome, string>,
    changed: ({ number }: About) => `您的投诉有新的处理结果（${number}）`,
    link: ({ number }: About) => `您的投诉查询链接（${number}）`,
    linkText: ({ title }: About) =>
      `有人用回执编号与本邮箱申请查看关于「${title}」的投诉，查询链接见下。如非本人操作，请忽略本邮件，他人无法看到您的投诉。`,
    follow: '查看进展、补充说明：',
    keep: '该链接只供您本人使用，请勿转发。遗失链接时，可在网站“举报与投诉”页面用回执编号与邮箱获取新的链接。',
  },
  en: {
    received: ({ number }: About) => `We have received your complaint (${number})`,
    receivedText: ({ number, title }: About) =>
      `We have received your complaint about ${title}. Receipt number: ${number}.\nWe will look into it and write to this address as it goes on.`,
    answered: ({ number }: About) => `There is an answer to your complaint (${number})`,
    answeredText: ({ title }: About) => `About your complaint concerning ${title}:`,
    settled: ({ number }: About) => `Your complaint is settled (${number})`,
    outcomes: {
      upheld: 'We looked into it: your complaint is justified.',
      takenDown: 'We looked into it: your complaint is justified, and the content was taken off the website.',
      rejected: 'We looked into it and could not uphold your complaint.',
      closed: 'Your complaint was closed.',
      restored: 'We looked into it again: what was taken down is shown once more.',
    } satisfies Record<Outcome, string>,
    changed: ({ number }: About) => `There is news of your complaint (${number})`,
    link: ({ number }: About) => `The link to your complaint (${number})`,
    linkText: ({ title }: About) =>
      `Somebody asked by receipt number and this address to see the complaint about ${title}; the link is below. If it was not you, please ignore this mail: nobody else can see your complaint.`,
    follow: 'Read on, or add to it: ',
    keep: 'This link is for you alone; please do not pass it on. Should you lose it, have a new one mailed to you on the website by the receipt number and your e-mail address.',
  },
} satisfies Record<Language, MailWords<About> & Record<string, unknown>>

/** A new way in, for whoever lost the old one. */
export function linkMail(language: Language, about: About): CaseMail {
  const { link, linkText } = mailWords[language]
  return { subject: link(about), paragraphs: [linkText(about)] }
}

/** What came of it. */
export function outcomeMail(language: Language, about: About, outcome: Outcome, text: string): CaseMail {
  const { settled, changed, outcomes } = mailWords[language]
  return { subject: outcome === 'restored' ? changed(about) : settled(about), paragraphs: [outcomes[outcome], text] }
}
