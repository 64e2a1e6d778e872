import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room message is called in roles, in the audit log and among jobs. */
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
} as const satisfies RoomMessages<'message'>
