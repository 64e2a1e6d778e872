import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    back: '返回通知公告',
  },
  en: {
    back: 'Back to the notices',
  },
})
