import { defineMessages } from '../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': { retry: '重试', none: '暂无可选项' },
  en: { retry: 'Try again', none: 'Nothing to choose' },
})
