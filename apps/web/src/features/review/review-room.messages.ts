import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room review is called in roles, in the audit log, among jobs and in menus. */
export const reviewRoom = {
  permissions: {
    'review:read:any': ['查看审核队列', 'See the review queue'],
    'review:decide:any': ['审核认证与内容', 'Review certifications and content'],
  },
  nouns: {
    review: ['审核', 'Review'],
  },
  actions: {
    'review.approved': ['审核通过', 'Approved a submission'],
    'review.approvedFirst': ['初审通过', 'Approved a submission for the first time'],
    'review.rejected': ['审核驳回', 'Rejected a submission'],
  },
  subjects: {
    review: ['审核', 'Review'],
  },
  pages: {
    review: { title: ['内容审核', 'Content review'], icon: 'M8 4h8v3H8zM8 5H5v16h14V5h-3M8.5 14l2.5 2.5 4.5-5' },
    reviewDetail: { title: ['审核详情', 'Review detail'] },
  },
} as const satisfies RoomMessages<'review'>
