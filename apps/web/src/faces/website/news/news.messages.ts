import { defineMessages } from '../../../lib/i18n/messages.ts'

export const newsPageWords = defineMessages({
  'zh-cn': {
    home: '首页',
    news: '资讯',
    platform: '专利密集型产品推广平台',
    all: '全部资讯',
  },
  en: {
    home: 'Home',
    news: 'News',
    platform: 'Patent-Intensive Products',
    all: 'All news',
  },
})
