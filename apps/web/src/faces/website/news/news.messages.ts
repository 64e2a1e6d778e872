import { defineMessages } from '../../../lib/i18n/messages.ts'

export const newsPageMessages = defineMessages({
  'zh-cn': {
    home: '首页',
    news: '资讯',
    platform: '专利密集型产品推广平台',
    all: '全部资讯',
    complain: '内容有误或侵权？举报、投诉本文',
  },
  en: {
    home: 'Home',
    news: 'News',
    platform: 'Patent-Intensive Products',
    all: 'All news',
    complain: 'Something wrong or infringing? Complain about this article',
  },
})
