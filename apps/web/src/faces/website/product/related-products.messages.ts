import { defineMessages } from '../../../lib/i18n/messages.ts'

export const relatedMessages = defineMessages({
  'zh-cn': { related: '相关产品' },
  en: { related: 'Related products' },
})
