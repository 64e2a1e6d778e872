import { defineMessages } from '../../lib/i18n/messages.ts'

/** How sentences stand one after the other. */
export const sentenceMessages = defineMessages({
  'zh-cn': { stop: '。', between: '' },
  en: { stop: '.', between: ' ' },
})
