import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room certificate is called in roles, in the audit log and among jobs. */
export const certificateRoom = {
  jobs: {
    'certificate.remind': ['提醒证书到期', 'Remind of certificates that end'],
  },
} as const satisfies RoomMessages<'certificate'>
