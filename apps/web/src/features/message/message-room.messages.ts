import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room message is called in roles, in the audit log, among jobs and in menus. */
export const messageRoom = {
  permissions: {
    'message:read:any': ['查看发信记录', 'See outgoing messages'],
  },
  nouns: {
    message: ['消息', 'Messages'],
  },
  jobs: {
    'outbox.deliver': ['发送短信与邮件', 'Send an SMS or e-mail'],
  },
  pages: {
    message: {
      title: ['全部消息', 'All messages'],
      icon: 'M18 16H6c1.5-1.6 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.4 1.5 6ZM10 19a2 2 0 0 0 4 0',
    },
    outgoing: { title: ['发信记录', 'Outgoing messages'], icon: 'M21 3.5 10.5 14M21 3.5 14.5 20.5l-4-6.5-6.5-4z' },
  },
} as const satisfies RoomMessages<'message'>
