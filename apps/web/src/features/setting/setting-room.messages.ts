import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room setting is called in roles, in the audit log, among jobs and in menus. */
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
  pages: {
    siteSettings: {
      title: ['站点设置', 'Site settings'],
      icon: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM10.3 3h3.4l.5 2.6 1.9 1.1 2.5-.9 1.7 3-2 1.7v2.2l2 1.7-1.7 3-2.5-.9-1.9 1.1-.5 2.6h-3.4l-.5-2.6-1.9-1.1-2.5.9-1.7-3 2-1.7v-2.2l-2-1.7 1.7-3 2.5.9 1.9-1.1z',
    },
  },
} as const satisfies RoomMessages<'setting'>
