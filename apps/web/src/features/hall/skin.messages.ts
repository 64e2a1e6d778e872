import { defineMessages } from '../../lib/i18n/messages.ts'

export const skinMessages = defineMessages({
  'zh-cn': { blueprint: '蓝图', gallery: '美术馆', workshop: '车间', night: '夜展' },
  en: { blueprint: 'Blueprint', gallery: 'Gallery', workshop: 'Workshop', night: 'Night' },
})
