import { defineMessages } from '../../lib/i18n/messages.ts'

/** The words around notices; what they say stands in the contract. */
export const noticeMessages = defineMessages({
  'zh-cn': {
    unread: (count: number) => `消息，${count} 条未读`,
    noneUnread: '消息，没有未读',
    title: '消息',
    readAll: '全部已读',
    all: '查看全部消息',
    unreadMark: '未读',
    earlier: '查看更早的消息',
    empty: '还没有消息',
    emptyHint: '审核结果与企业认证的进展会出现在这里',
    failed: '消息加载失败',
    again: '重新加载',
    open: '查看',
    justNow: '刚刚',
  },
  en: {
    unread: (count: number) => `Messages, ${count} unread`,
    noneUnread: 'Messages, none unread',
    title: 'Messages',
    readAll: 'Mark all as read',
    all: 'Show all messages',
    unreadMark: 'Unread',
    earlier: 'Show earlier messages',
    empty: 'No messages yet',
    emptyHint: 'Review results and the progress of your certification will appear here',
    failed: 'The messages could not be loaded',
    again: 'Try again',
    open: 'Open',
    justNow: 'just now',
  },
})
