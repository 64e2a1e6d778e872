import { defineMessages } from '../../lib/i18n/messages.ts'

/** What the sections of a pavilion are called where they are chosen and compared. */
export const sectionMessages = defineMessages({
  'zh-cn': {
    welcome: '欢迎',
    products: '产品',
    story: '企业介绍',
    patents: '专利分布',
    certificates: '证书',
    honors: '荣誉',
    contact: '商务联系',
  },
  en: {
    welcome: 'Welcome',
    products: 'Products',
    story: 'About',
    patents: 'Patents by type',
    certificates: 'Certificates',
    honors: 'Honours',
    contact: 'Business contact',
  },
})
