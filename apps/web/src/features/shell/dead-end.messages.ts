import { defineMessages } from '../../lib/i18n/messages.ts'

/** The ways on from a page that shows nothing. */
export const deadEndMessages = defineMessages({
  'zh-cn': {
    home: '返回首页',
    back: '返回上一页',
  },
  en: {
    home: 'Back home',
    back: 'Go back',
  },
})
