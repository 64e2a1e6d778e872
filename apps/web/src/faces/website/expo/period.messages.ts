import { defineMessages } from '../../../lib/i18n/messages.ts'

/** What stands between the first and the last day. */
export const periodMessages = defineMessages({
  'zh-cn': { days: (from: string, to: string) => `${from}至${to}` },
  en: { days: (from: string, to: string) => (from.includes(' ') ? `${from} – ${to}` : `${from}–${to}`) },
})
