import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room setting is called in roles, in the audit log and among jobs. */
export const settingRoom = {
  permissions: {
    'setting:read:any': ['查看站点设置', 'See the site settings'],
    'setting:edit:any': ['修改站点设置', 'Change the site settings'],
  },
  nouns: {
    setting: ['站点设置', 'Site settings'],
  },
  actions: {
    'setting.saved': ['修改站点设置', 'Changed the site settings'],
  },
  subjects: {
    setting: ['站点设置', 'Site settings'],
  },
} as const satisfies RoomMessages<'setting'>
