import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room draft is called in roles, in the audit log and among jobs. */
export const draftRoom = {
  jobs: {
    'draft.clean': ['清理过期的草稿', 'Remove drafts whose time is over'],
  },
} as const satisfies RoomMessages<'draft'>
