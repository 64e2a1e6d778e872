import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room message. */
export const messagePages = {
  message: {
    title: ['全部消息', 'All messages'],
    icon: 'M18 16H6c1.5-1.6 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.4 1.5 6ZM10 19a2 2 0 0 0 4 0',
  },
  outbox: { title: ['发信记录', 'Outgoing messages'], icon: 'M21 3.5 10.5 14M21 3.5 14.5 20.5l-4-6.5-6.5-4z' },
} as const satisfies Record<string, PageMessages>
