import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room patent is called in roles, in the audit log, among jobs and in menus. */
export const patentRoom = {
  permissions: {
    'patent:register:own': ['登记专利', 'Register patents'],
    'patent:read:any': ['查看全部专利', 'See all patents'],
    'patent:edit:any': ['核对与修正专利', 'Check and correct patents'],
  },
  nouns: {
    patent: ['专利', 'Patents'],
  },
  actions: {
    'patent.corrected': ['修正专利', 'Corrected a patent'],
    'patent.registered': ['登记专利', 'Registered a patent'],
  },
  subjects: {
    patent: ['专利', 'Patent'],
  },
  pages: {
    consolePatents: {
      title: ['专利数据', 'Patents'],
      icon: 'M12 3a6 6 0 0 0-3.5 10.9V17h7v-3.1A6 6 0 0 0 12 3ZM9.5 20h5M12 10v7M10 9l2 1 2-1',
    },
    consolePatent: { title: ['专利详情', 'Patent'] },
  },
} as const satisfies RoomMessages<'patent'>
