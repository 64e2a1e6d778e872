import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room patent is called in roles, in the audit log and among jobs. */
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
} as const satisfies RoomMessages<'patent'>
