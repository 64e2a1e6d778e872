import { defineMessages } from '../../../lib/i18n/messages.ts'

export const redirectMessages = defineMessages({
  'zh-cn': { going: '正在跳转…' },
  en: { going: 'On the way…' },
})
