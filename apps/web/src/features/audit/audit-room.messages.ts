import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room audit is called in roles, in the audit log and among jobs. */
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
} as const satisfies RoomMessages<'audit'>
