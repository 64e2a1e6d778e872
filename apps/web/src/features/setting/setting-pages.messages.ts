import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room setting. */
export const settingPages = {
  siteSettings: {
    title: ['站点设置', 'Site settings'],
    icon: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM10.3 3h3.4l.5 2.6 1.9 1.1 2.5-.9 1.7 3-2 1.7v2.2l2 1.7-1.7 3-2.5-.9-1.9 1.1-.5 2.6h-3.4l-.5-2.6-1.9-1.1-2.5.9-1.7-3 2-1.7v-2.2l-2-1.7 1.7-3 2.5.9 1.9-1.1z',
  },
} as const satisfies Record<string, PageMessages>
