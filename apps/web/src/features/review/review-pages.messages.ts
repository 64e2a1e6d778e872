import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room review. */
export const reviewPages = {
  review: { title: ['内容审核', 'Content review'], icon: 'M8 4h8v3H8zM8 5H5v16h14V5h-3M8.5 14l2.5 2.5 4.5-5' },
  reviewDetail: { title: ['审核详情', 'Review detail'] },
} as const satisfies Record<string, PageMessages>
