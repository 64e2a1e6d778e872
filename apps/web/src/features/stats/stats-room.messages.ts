import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room stats is called in roles, in the audit log, among jobs and in menus. */
export const statsRoom = {
  pages: {
    consoleDashboard: { title: ['运营总览', 'Overview'], icon: 'M4 20h16M6.5 20v-7M12 20V5M17.5 20v-10' },
  },
} as const satisfies RoomMessages<'stats'>
