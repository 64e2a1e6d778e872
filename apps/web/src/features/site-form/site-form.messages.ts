import { defineMessages } from '../../lib/i18n/messages.ts'

export const siteFormWords = defineMessages({
  'zh-cn': { fault: (label: string, says: string) => `${label}：${says}` },
  en: { fault: (label: string, says: string) => `${label}: ${says}` },
})
