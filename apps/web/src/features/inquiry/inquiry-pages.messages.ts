import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room inquiry. */
export const inquiryPages = {
  ownInquiries: { title: ['意向留言', 'Inquiries'], icon: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12.5h5' },
  inquiries: { title: ['留言管理', 'Inquiries'], icon: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12.5h5' },
  inquiryDetail: { title: ['留言详情', 'Inquiry'] },
} as const satisfies Record<string, PageMessages>
