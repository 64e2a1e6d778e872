import { defineMessages } from '../../../lib/i18n/messages.ts'

export const inquiryPageMessages = defineMessages({
  'zh-cn': {
    title: '意向留言',
    titleOf: (about: string) => `意向留言：${about}`,
    lead: '询价、索取样品、洽谈合作，直接写给产品背后的企业。不需要注册，答复发送到您的邮箱。',
    home: '首页',
    products: '产品',
    enterprises: '企业',
    about: '咨询',
    to: '送达',
  },
  en: {
    title: 'Write to the maker',
    titleOf: (about: string) => `Write about ${about}`,
    lead: 'Ask for a price, a sample or a talk, straight from the enterprise behind the product. No account needed; the answer comes by mail.',
    home: 'Home',
    products: 'Products',
    enterprises: 'Enterprises',
    about: 'About',
    to: 'To',
  },
})
