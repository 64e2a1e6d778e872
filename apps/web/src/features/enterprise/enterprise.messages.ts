import { defineMessages } from '../../lib/i18n/messages.ts'

export const enterpriseMessages = defineMessages({
  'zh-cn': {
    products: (count: string) => `产品 ${count} 件`,
    patents: (count: string) => `专利 ${count} 件`,
    certified: '已认证企业',
  },
  en: {
    products: (count: string) => (count === '1' ? '1 product' : `${count} products`),
    patents: (count: string) => (count === '1' ? '1 patent' : `${count} patents`),
    certified: 'Certified enterprise',
  },
})
