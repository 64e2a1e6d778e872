import { defineMessages } from '../../../lib/i18n/messages.ts'

export const productPageWords = defineMessages({
  'zh-cn': {
    home: '首页',
    products: '产品中心',
    print: '打印单页',
    share: '分享',
  },
  en: {
    home: 'Home',
    products: 'Products',
    print: 'Print one page',
    share: 'Share',
  },
})
