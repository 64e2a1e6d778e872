import { defineMessages } from '../../lib/i18n/messages.ts'

export const siteFormMessages = defineMessages({
  'zh-cn': { fault: (label: string, says: string) => `${label}：${says}` },
  en: { fault: (label: string, says: string) => `${label}: ${says}` },
})
