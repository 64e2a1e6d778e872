import { defineMessages } from '../../../lib/i18n/messages.ts'

export const notFoundMessages = defineMessages({
  'zh-cn': {
    title: '该页面不存在',
    text: '链接可能已失效，或地址输入有误。您可以回到首页，或直接浏览产品。',
    home: '返回首页',
    products: '浏览产品',
  },
  en: {
    title: 'There is no such page',
    text: 'The link may be out of date, or the address mistyped. Go back home, or browse the products.',
    home: 'Back home',
    products: 'Browse products',
  },
})
