import { defineMessages } from '../../../lib/i18n/messages.ts'

/** Phrases that operators begin with. */
export const phraseMessages = defineMessages({
  'zh-cn': {
    received: '已受理',
    receivedText: '您好，您的投诉我们已受理，正在核实相关内容，预计 7 个工作日内答复。感谢您的监督。',
    more: '补充材料',
    moreText: '您好，为便于核实，请通过邮件中的链接补充权利证明，或说明具体是页面上的哪一处内容。',
    gone: '已下架',
    goneText: '经核实，您反映的问题属实，相关内容已从网站下架。感谢您的监督。',
    unfounded: '不成立',
    unfoundedText: '经核实，未发现您反映的问题，相关内容将继续展示。如有新的证据，请通过邮件中的链接补充。',
    statement: '请企业说明',
    statementText: '平台收到关于该产品页面内容的投诉，请在 5 个工作日内说明相关内容的依据，并写明证明文件的编号。',
    correction: '请企业更正',
    correctionText: '该产品页面的部分内容缺少依据，请核对后更正，并重新提交审核。',
  },
  en: {
    received: 'Received',
    receivedText: 'Thank you for your report. We are looking into it and expect to answer within 7 working days.',
    more: 'More needed',
    moreText:
      'To look into it we need a proof of the right, or the exact place on the page. Please add it by the link in this mail.',
    gone: 'Taken down',
    goneText: 'What you reported is true, and the content was taken off the website. Thank you for telling us.',
    unfounded: 'Not upheld',
    unfoundedText:
      'We looked into it and found nothing wrong, so the content stays. If you have new evidence, please add it by the link in this mail.',
    statement: 'Ask for a statement',
    statementText:
      'We received a complaint about this product page. Please tell us within 5 working days what its statements are based on, with the numbers of the documents.',
    correction: 'Ask for a correction',
    correctionText:
      'Some statements of this product page lack a basis. Please check them, correct the page and submit it again.',
  },
})
