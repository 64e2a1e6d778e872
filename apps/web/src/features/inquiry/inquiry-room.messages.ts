import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room inquiry is called in roles, in the audit log and among jobs. */
export const inquiryRoom = {
  permissions: {
    'inquiry:read:own': ['查看本企业收到的意向留言', 'See inquiries to the enterprise'],
    'inquiry:edit:own': ['答复、分配和结束意向留言', 'Answer, assign and close inquiries'],
    'inquiry:read:any': ['查看全部留言（联系方式已遮盖）', 'See all inquiries, with masked contact data'],
    'inquiry:edit:any': ['管理留言，答复写给平台的留言', 'Moderate inquiries, answer those to the platform'],
  },
  nouns: {
    inquiry: ['意向留言', 'Inquiries'],
  },
  actions: {
    'inquiry.answered': ['答复留言', 'Answered an inquiry'],
    'inquiry.assigned': ['分配留言', 'Assigned an inquiry'],
    'inquiry.blocked': ['停止接收某人的留言', 'Blocked the sender of an inquiry'],
    'inquiry.closed': ['结束留言', 'Closed an inquiry'],
    'inquiry.erased': ['清除留言人信息', 'Erased who sent an inquiry'],
    'inquiry.hidden': ['隐藏留言中的消息', 'Hid a message of an inquiry'],
    'inquiry.opened': ['查看留言', 'Opened an inquiry'],
    'inquiry.reopened': ['重新跟进留言', 'Took an inquiry up again'],
    'inquiry.shown': ['恢复显示消息', 'Showed a hidden message again'],
    'inquiry.unblocked': ['恢复接收某人的留言', 'Took messages of a sender again'],
  },
  subjects: {
    inquiry: ['留言', 'Inquiry'],
    inquiryBlock: ['停止接收的留言人', 'Blocked sender'],
  },
  jobs: {
    'inquiry.sweep': ['清理到期的留言信息', 'Remove what inquiries keep too long'],
  },
} as const satisfies RoomMessages<'inquiry'>
