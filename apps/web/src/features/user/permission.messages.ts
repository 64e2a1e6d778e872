import type { Permission } from '@portal/contract/permission'
import { defineMessages } from '../../lib/i18n/messages.ts'

/** What a permission opens, in plain words; the contract's list is complete here or the types say so. */
export const permissionWords: Record<'zh-cn' | 'en', Record<Permission, string>> = {
  'zh-cn': {
    'product:read:own': '查看本企业产品',
    'product:edit:own': '编辑并提交本企业产品',
    'file:upload:own': '上传图片与文件',
    'patent:register:own': '登记专利',
    'user:read:own': '查看本企业成员',
    'user:edit:own': '邀请与管理本企业成员',
    'user:read:any': '查看全部用户',
    'user:edit:any': '管理全部用户',
    'role:read:any': '查看角色与权限',
    'role:edit:any': '管理角色与权限',
    'dict:read:any': '查看字典',
    'dict:edit:any': '管理字典',
    'message:read:any': '查看发信记录',
    'review:read:any': '查看审核队列',
    'review:decide:any': '审核认证与内容',
    'audit:read:any': '查看操作日志',
  },
  en: {
    'product:read:own': 'See the products of the enterprise',
    'product:edit:own': 'Edit and submit the products of the enterprise',
    'file:upload:own': 'Upload pictures and files',
    'patent:register:own': 'Register patents',
    'user:read:own': 'See the members of the enterprise',
    'user:edit:own': 'Invite and manage the members of the enterprise',
    'user:read:any': 'See all users',
    'user:edit:any': 'Manage all users',
    'role:read:any': 'See roles and permissions',
    'role:edit:any': 'Manage roles and permissions',
    'dict:read:any': 'See dictionaries',
    'dict:edit:any': 'Manage dictionaries',
    'message:read:any': 'See outgoing messages',
    'review:read:any': 'See the review queue',
    'review:decide:any': 'Review certifications and content',
    'audit:read:any': 'See the audit log',
  },
}

/** The nouns of permissions, which group them. */
export const nounWords = defineMessages({
  'zh-cn': {
    product: '产品',
    file: '文件',
    patent: '专利',
    user: '用户',
    role: '角色',
    dict: '字典',
    message: '消息',
    review: '审核',
    audit: '日志',
  },
  en: {
    product: 'Products',
    file: 'Files',
    patent: 'Patents',
    user: 'Users',
    role: 'Roles',
    dict: 'Dictionaries',
    message: 'Messages',
    review: 'Review',
    audit: 'Audit log',
  },
})
