import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room health. */
export const healthPages = {
  health: { title: ['系统运行', 'System health'], icon: 'M3 12.5h4l2.5-6 4.5 11 2.5-5H21' },
} as const satisfies Record<string, PageMessages>
