import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room complaint is called in roles, in the audit log and among jobs. */
export const complaintRoom = {
  permissions: {
    'complaint:read:any': ['查看举报与投诉', 'See complaints'],
    'complaint:edit:any': ['处理举报与投诉', 'Handle complaints'],
  },
  nouns: {
    complaint: ['投诉', 'Complaints'],
  },
  actions: {
    'complaint.anonymised': ['清除投诉人信息', 'Removed the details of a complainant'],
    'complaint.answered': ['答复投诉', 'Answered a complaint'],
    'complaint.assigned': ['接手投诉', 'Took on a complaint'],
    'complaint.closed': ['关闭投诉', 'Closed a complaint'],
    'complaint.enterpriseAnswered': ['企业回应投诉', 'Enterprise answered a complaint'],
    'complaint.noted': ['记录投诉备注', 'Noted something on a complaint'],
    'complaint.opened': ['查看投诉', 'Opened a complaint'],
    'complaint.passedOn': ['将投诉转给企业', 'Passed a complaint on to the enterprise'],
    'complaint.rejected': ['驳回投诉', 'Rejected a complaint'],
    'complaint.restored': ['恢复被投诉的内容', 'Put back what was complained about'],
    'complaint.takenDown': ['因投诉下架内容', 'Took down what was complained about'],
    'complaint.upheld': ['认定投诉成立', 'Upheld a complaint'],
  },
  subjects: {
    complaint: ['投诉', 'Complaint'],
  },
  jobs: {
    'complaint.mailLink': ['寄送投诉查询链接', 'Mail the link to a complaint'],
    'complaint.removeProofs': ['删除投诉凭证', 'Remove proofs of a complaint'],
    'complaint.sweep': ['清理到期的投诉信息', 'Remove what complaints keep too long'],
  },
} as const satisfies RoomMessages<'complaint'>
