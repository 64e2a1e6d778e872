import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room enterprise is called in roles, in the audit log, among jobs and in menus. */
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
    'enterprise.recalled': ['撤回企业内容', 'Took enterprise content back from review'],
    'enterprise.saved': ['保存企业内容', 'Saved enterprise content'],
    'enterprise.submitted': ['提交企业认证或内容', 'Submitted a certification or enterprise content'],
    'enterprise.suspended': ['暂停企业', 'Suspended an enterprise'],
    'enterprise.takenDown': ['下架企业内容', 'Took enterprise content down'],
    'enterprise.withdrawn': ['撤下企业内容', 'Withdrew enterprise content'],
  },
  subjects: {
    enterprise: ['企业', 'Enterprise'],
    'enterprise.display': ['企业展示', 'Enterprise presentation'],
    'enterprise.entCertificate': ['企业证书', 'Enterprise certificates'],
    'enterprise.honor': ['企业荣誉', 'Honours'],
    'enterprise.pavilion': ['线上展馆', 'Online pavilion'],
  },
  pages: {
    entAuth: {
      title: ['企业认证', 'Enterprise Certification'],
      icon: 'M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
    },
    businessDisplay: {
      title: ['企业展示', 'Showcase'],
      icon: 'M4 5h16v11H4zM9 20h6M12 16v4M7.5 13l3-3.5 2.5 2.5 3.5-4',
    },
    consoleEnterprises: {
      title: ['企业管理', 'Enterprises'],
      icon: 'M4 21V5l8-2v18M12 9h8v12M3 21h18M7 8h2M7 12h2M7 16h2M15 13h2M15 17h2',
    },
    consoleEnterprise: { title: ['企业详情', 'Enterprise'] },
  },
} as const satisfies RoomMessages<'enterprise'>
