import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room review is called in roles, in the audit log and among jobs. */
export const reviewRoom = {
  permissions: {
    'review:read:any': ['查看审核队列', 'See the review queue'],
    'review:decide:any': ['审核认证与内容', 'Review certifications and content'],
  },
  jobs: {
    'review.settle': ['审核决定生效', 'Put review decisions into effect'],
  },
  nouns: {
    review: ['审核', 'Review'],
  },
  actions: {
    'review.approved': ['审核通过', 'Approved a submission'],
    'review.approvedFirst': ['初审通过', 'Approved a submission for the first time'],
    'review.rejected': ['审核驳回', 'Rejected a submission'],
    'review.decided': ['作出审核决定', 'Decided, to take effect'],
    'review.undone': ['撤销审核决定', 'Undid a decision'],
  },
  subjects: {
    review: ['审核', 'Review'],
  },
} as const satisfies RoomMessages<'review'>
