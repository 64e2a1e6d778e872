import { defineMessages } from '../../lib/i18n/messages.ts'

export const siteFormMessages = defineMessages({
  'zh-cn': { fault: (label: string, says: string) => `${label}：${says}`, trap: '请勿填写此项' },
  en: { fault: (label: string, says: string) => `${label}: ${says}`, trap: 'Leave this empty' },
})
