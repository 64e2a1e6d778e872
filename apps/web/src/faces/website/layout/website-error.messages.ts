import { defineMessages } from '../../../lib/i18n/messages.ts'

export const errorWords = defineMessages({
  'zh-cn': {
    notFound: '这里没有您要找的内容',
    notFoundNote: '它可能已由企业下线，或者地址有误。您可以搜索产品，或从下面继续浏览。',
    failed: '页面没有加载出来',
    failedNote: '可能是网络中断，或服务暂时不可用。请稍后重试；若一直如此，请先浏览其他页面。',
    offlineNote: '您的设备似乎没有连接网络。请检查网络后重试。',
    retry: '重新加载',
    home: '返回首页',
    products: '浏览产品',
    enterprises: '浏览企业',
  },
  en: {
    notFound: 'There is nothing at this address',
    notFoundNote:
      'The enterprise may have taken it off the website, or the address is mistyped. Search for a product, or go on from here.',
    failed: 'This page did not load',
    failedNote:
      'The connection may have dropped, or the service is briefly unavailable. Please try again soon, or look at other pages meanwhile.',
    offlineNote: 'Your device seems to be offline. Please check the connection and try again.',
    retry: 'Reload',
    home: 'Home',
    products: 'Browse products',
    enterprises: 'Browse enterprises',
  },
})
