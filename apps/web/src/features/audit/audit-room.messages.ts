import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room audit is called in roles, in the audit log, among jobs and in menus. */
export const auditRoom = {
  permissions: {
    'audit:read:any': ['查看操作日志', 'See the audit log'],
  },
  nouns: {
    audit: ['日志', 'Audit log'],
  },
  actions: {
    'audit.exported': ['导出操作日志', 'Exported the audit log'],
  },
  subjects: {
    audit: ['操作日志', 'Audit log'],
  },
  pages: {
    audit: { title: ['操作日志', 'Audit log'], icon: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4' },
  },
} as const satisfies RoomMessages<'audit'>
