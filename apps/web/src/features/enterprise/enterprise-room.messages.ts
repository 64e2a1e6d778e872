import { enterpriseKindNames } from '@portal/contract/content-kind'
import { kindSubjects, type RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room enterprise is called in roles, in the audit log and among jobs. */
export const enterpriseRoom = {
  permissions: {
    'enterprise:read:own': ['查看本企业展示内容', 'Read what the own enterprise shows'],
    'enterprise:edit:own': [
      '编辑本企业展示、证书、荣誉与展馆',
      'Edit presentation, certificates, honours and pavilion of the own enterprise',
    ],
    'enterprise:read:any': ['查看全部企业', 'See all enterprises'],
    'enterprise:edit:any': ['暂停与恢复企业', 'Suspend enterprises and lift suspensions'],
  },
  nouns: {
    enterprise: ['企业', 'Enterprises'],
  },
  actions: {
    'enterprise.imported': ['导入企业', 'Imported an enterprise'],
    'enterprise.lifted': ['恢复企业', 'Lifted a suspension'],
    'enterprise.putBack': ['恢复企业内容', 'Put enterprise content back'],
    'enterprise.recalled': ['撤回企业认证或内容', 'Took a certification or enterprise content back from review'],
    'enterprise.saved': ['保存企业内容', 'Saved enterprise content'],
    'enterprise.submitted': ['提交企业认证或内容', 'Submitted a certification or enterprise content'],
    'enterprise.suspended': ['暂停企业', 'Suspended an enterprise'],
    'enterprise.takenDown': ['下架企业内容', 'Took enterprise content down'],
    'enterprise.withdrawn': ['撤下企业内容', 'Withdrew enterprise content'],
  },
  subjects: {
    enterprise: ['企业', 'Enterprise'],
    ...kindSubjects('enterprise', enterpriseKindNames),
  },
} as const satisfies RoomMessages<'enterprise'>
