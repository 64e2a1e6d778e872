import { defineMessages } from '../../lib/i18n/messages.ts'

export const recordMessages = defineMessages({
  'zh-cn': {
    action: '操作',
    look: '查看',
    lookAt: (name: string) => `查看 ${name}`,
  },
  en: {
    action: 'Action',
    look: 'Open',
    lookAt: (name: string) => `Open ${name}`,
  },
})
