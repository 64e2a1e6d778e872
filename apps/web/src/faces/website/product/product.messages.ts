import { defineMessages } from '../../../lib/i18n/messages.ts'

export const productPageMessages = defineMessages({
  'zh-cn': {
    home: '首页',
    products: '产品中心',
    ask: '联系企业',
    print: '打印单页',
    share: '分享',
  },
  en: {
    home: 'Home',
    products: 'Products',
    ask: 'Contact the maker',
    print: 'Print one page',
    share: 'Share',
  },
})
