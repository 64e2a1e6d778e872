import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room certificate. */
export const certificatePages = {
  certificateManage: {
    title: ['证书管理', 'Certificates'],
    icon: 'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM8.5 13.5 7 21l5-2.5 5 2.5-1.5-7.5M10 9l1.5 1.5L14.5 7.5',
  },
} as const satisfies Record<string, PageMessages>
