import { defineMessages } from '../../lib/i18n/messages.ts'

export const tableMessages = defineMessages({
  'zh-cn': {
    action: '操作',
    look: '查看',
    lookAt: (name: string) => `查看 ${name}`,
    choose: (name: string) => `选择 ${name}`,
    chooseAll: '选择本页全部',
    columns: '列设置',
    show: (column: string) => `显示“${column}”`,
    pin: (column: string) => `固定“${column}”`,
    reset: '恢复默认',
  },
  en: {
    action: 'Action',
    look: 'Open',
    lookAt: (name: string) => `Open ${name}`,
    choose: (name: string) => `Choose ${name}`,
    chooseAll: 'Choose everything on this page',
    columns: 'Columns',
    show: (column: string) => `Show “${column}”`,
    pin: (column: string) => `Keep “${column}” in sight`,
    reset: 'As at first',
  },
})
