import { defineMessages } from './i18n/messages.ts'

export const clientMessages = defineMessages({
  'zh-cn': {
    systemError: '系统出错',
    offline: '网络连接失败，请检查网络后重试',
    timeout: '服务器响应超时，请稍后重试',
    notice: '提示',
    expired: '您的会话已过期，请重新登录',
  },
  en: {
    systemError: 'System error',
    offline: 'No network connection. Please check it and try again',
    timeout: 'The server took too long to answer. Please try again later',
    notice: 'Notice',
    expired: 'Your session has expired, please log in again',
  },
})
