import { defineMessages } from '../../../lib/i18n/messages.ts'

export const homeHeadMessages = defineMessages({
  'zh-cn': {
    headTitle: '看清每个零件背后的专利',
    headDescription:
      '专利密集型产品推广平台：把产品拆开看，逐个部件了解受哪项专利保护、法律状态如何，并找到制造它的企业。',
  },
  en: {
    headTitle: 'See the patent behind every part',
    headDescription:
      'Promotion platform for patent-intensive products: take a product apart, see which patent protects which part and how long it lasts, and find the enterprise that makes it.',
  },
})
