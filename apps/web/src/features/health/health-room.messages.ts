import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room health is called in roles, in the audit log and among jobs. */
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
} as const satisfies RoomMessages<'health'>
