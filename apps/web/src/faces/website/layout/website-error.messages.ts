import { defineMessages } from '../../../lib/i18n/messages.ts'

export const errorMessages = defineMessages({
  'zh-cn': {
    notFound: '这里没有您要找的内容',
    notFoundNote: '它可能已由企业下线，或者地址有误。您可以搜索产品，或从下面继续浏览。',
    home: '返回首页',
    products: '浏览产品',
    enterprises: '浏览企业',
  },
  en: {
    notFound: 'There is nothing at this address',
    notFoundNote:
      'The enterprise may have taken it off the website, or the address is mistyped. Search for a product, or go on from here.',
    home: 'Home',
    products: 'Browse products',
    enterprises: 'Browse enterprises',
  },
})
