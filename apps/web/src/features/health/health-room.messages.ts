import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room health is called in roles, in the audit log, among jobs and in menus. */
export const healthRoom = {
  permissions: {
    'health:read:any': ['查看系统运行状态', 'See how the system runs'],
    'health:edit:any': ['重试或丢弃失败的任务', 'Retry or discard failed jobs'],
  },
  nouns: {
    health: ['系统运行', 'System health'],
  },
  actions: {
    'job.discarded': ['丢弃失败任务', 'Discarded a failed job'],
    'job.retried': ['重试失败任务', 'Retried a failed job'],
  },
  subjects: {
    job: ['后台任务', 'Job'],
  },
  pages: {
    health: { title: ['系统运行', 'System health'], icon: 'M3 12.5h4l2.5-6 4.5 11 2.5-5H21' },
  },
} as const satisfies RoomMessages<'health'>
