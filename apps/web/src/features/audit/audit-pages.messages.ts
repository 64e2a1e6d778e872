import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room audit. */
export const auditPages = {
  audit: { title: ['操作日志', 'Audit log'], icon: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4' },
} as const satisfies Record<string, PageMessages>
