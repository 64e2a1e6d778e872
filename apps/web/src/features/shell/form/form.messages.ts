import { defineMessages } from '../../../lib/i18n/messages.ts'

export const formMessages = defineMessages({
  'zh-cn': {
    faults: (count: number) => `有 ${count} 处需要修改，点击名称前往`,
    leaveTitle: '放弃填写的内容？',
    leaveText: '这里填写的内容还没有保存，关闭后不会保留。',
    leave: '放弃并关闭',
    stay: '继续填写',
  },
  en: {
    faults: (count: number) => `${count} entries need attention; choose one to go to it`,
    leaveTitle: 'Discard what you typed?',
    leaveText: 'What you typed here is not saved yet, and is gone once this closes.',
    leave: 'Discard and close',
    stay: 'Keep editing',
  },
})
