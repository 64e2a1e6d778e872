import { defineMessages } from '../../../lib/i18n/messages.ts'

export const formMessages = defineMessages({
  'zh-cn': {
    leaveTitle: '放弃填写的内容？',
    leaveText: '这里填写的内容还没有保存，关闭后不会保留。',
    leave: '放弃并关闭',
    stay: '继续填写',
  },
  en: {
    leaveTitle: 'Discard what you typed?',
    leaveText: 'What you typed here is not saved yet, and is gone once this closes.',
    leave: 'Discard and close',
    stay: 'Keep editing',
  },
})
