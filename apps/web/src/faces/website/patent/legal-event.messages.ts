import { defineMessages } from '../../../lib/i18n/messages.ts'

/** Legal-status events by their INPADOC-style codes. Read on the server only. */
export const legalEventMessages = defineMessages({
  'zh-cn': {
    eventPB01: '公开',
    eventC06: '公开',
    eventSE01: '实质审查的生效',
    eventC10: '实质审查的生效',
    eventGR01: '授权',
    eventC14: '授权',
    eventCF01: '未缴年费专利权终止',
    eventEXPY: '专利权有效期届满',
    eventAPPL: '申请',
  },
  en: {
    eventPB01: 'Published',
    eventC06: 'Published',
    eventSE01: 'Substantive examination began',
    eventC10: 'Substantive examination began',
    eventGR01: 'Granted',
    eventC14: 'Granted',
    eventCF01: 'Lapsed: annual fee not paid',
    eventEXPY: 'Term expired',
    eventAPPL: 'Filed',
  },
})
