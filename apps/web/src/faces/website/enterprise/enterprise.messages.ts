import { defineMessages } from '../../../lib/i18n/messages.ts'

export const enterprisePageMessages = defineMessages({
  'zh-cn': { home: '首页', enterprises: '企业搜索' },
  en: { home: 'Home', enterprises: 'Enterprise search' },
})
