import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room user. */
export const userPages = {
  accountInfo: {
    title: ['账号信息', 'Account'],
    icon: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6',
  },
  users: {
    title: ['用户管理', 'Users'],
    icon: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.7-3.4 3.2-5.3 6.5-5.3s5.8 1.9 6.5 5.3M16 5a3.2 3.2 0 0 1 0 6.2M18 14.6c1.8.8 3 2.4 3.5 4.9',
  },
  roles: {
    title: ['角色与权限', 'Roles and permissions'],
    icon: 'M12 3l7.5 3v5c0 4.8-3.2 8-7.5 10-4.3-2-7.5-5.2-7.5-10V6zM12 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 12.5v4M12 15h1.8',
  },
} as const satisfies Record<string, PageMessages>
