import { defineMessages } from '../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    unknownProduct: '已不在网站上的产品',
    removeNamed: (what: string) => `移除${what}`,
  },
  en: {
    unknownProduct: 'A product no longer on the website',
    removeNamed: (what: string) => `Remove ${what}`,
  },
})
