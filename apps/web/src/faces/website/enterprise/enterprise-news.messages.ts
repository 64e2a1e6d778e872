import { defineMessages } from '../../../lib/i18n/messages.ts'

export const enterpriseNewsMessages = defineMessages({
  'zh-cn': { title: '相关资讯', note: '平台资讯中提到该企业产品的文章。' },
  en: { title: 'In the news', note: 'Articles on this platform about products of the enterprise.' },
})
