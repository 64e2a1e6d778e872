import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': { back: '批量导入' },
  en: { back: 'Imports' },
})
