import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room stats. */
export const statsPages = {
  consoleDashboard: { title: ['运营总览', 'Overview'], icon: 'M4 20h16M6.5 20v-7M12 20V5M17.5 20v-10' },
} as const satisfies Record<string, PageMessages>
