import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room complaint. */
export const complaintPages = {
  complaints: { title: ['举报与投诉', 'Complaints'], icon: 'M6 21V4M6 5h11l-2.5 4L17 13H6' },
  complaintDetail: { title: ['投诉详情', 'Complaint'] },
  ownComplaint: { title: ['投诉与说明', 'Complaints'], icon: 'M6 21V4M6 5h11l-2.5 4L17 13H6' },
} as const satisfies Record<string, PageMessages>
