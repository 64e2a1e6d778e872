import { defineMessages } from '../lib/i18n/messages.ts'

export const failureMessages = defineMessages({
  'zh-cn': {
    title: '页面没有加载出来',
    text: '可能是网络中断，或服务正在更新。已填写的内容保留在本机，稍后重试即可。',
    retry: '重新加载',
  },
  en: {
    title: 'The page could not be loaded',
    text: 'The network may be down, or the service is being updated. What you typed stays on this device; please try again soon.',
    retry: 'Load again',
  },
})
