import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room user is called in roles, in the audit log, among jobs and in menus. */
export const userRoom = {
  permissions: {
    'user:read:own': ['查看本企业成员', 'See the members of the enterprise'],
    'user:edit:own': ['邀请与管理本企业成员', 'Invite and manage the members of the enterprise'],
    'user:read:any': ['查看全部用户', 'See all users'],
    'user:edit:any': ['管理全部用户', 'Manage all users'],
    'role:read:any': ['查看角色与权限', 'See roles and permissions'],
    'role:edit:any': ['管理角色与权限', 'Manage roles and permissions'],
  },
  nouns: {
    user: ['用户', 'Users'],
    role: ['角色', 'Roles'],
  },
  actions: {
    'member.handover': ['移交企业负责人', 'Handed the enterprise over'],
    'member.invited': ['邀请成员', 'Invited a member'],
    'member.removed': ['移除成员', 'Removed a member'],
    'member.revoked': ['撤销邀请', 'Revoked an invitation'],
    'member.role.changed': ['调整成员角色', 'Changed the role of a member'],
    'role.created': ['新建角色', 'Created a role'],
    'role.removed': ['删除角色', 'Removed a role'],
    'role.saved': ['修改角色', 'Changed a role'],
    'user.closingAsked': ['申请注销账号', 'Asked for an account to be closed'],
    'user.closingStopped': ['中止账号注销', 'Stopped the closing of an account'],
    'user.closingTakenBack': ['撤回账号注销申请', 'Took the closing of an account back'],
    'user.created': ['新建用户', 'Created a user'],
    'user.devicesSignedOut': ['下线设备', 'Signed devices out'],
    'user.emailChanged': ['修改邮箱', 'Changed the e-mail address'],
    'user.erased': ['注销账号', 'Erased an account'],
    'user.exported': ['导出用户', 'Exported users'],
    'user.identityLinked': ['绑定外部账号', 'Linked another sign-in'],
    'user.identityUnlinked': ['解绑外部账号', 'Unlinked another sign-in'],
    'user.imported': ['导入用户', 'Imported users'],
    'user.invitation.accepted': ['接受邀请', 'Accepted an invitation'],
    'user.invited': ['邀请用户', 'Invited a user'],
    'user.mobileChanged': ['修改手机号码', 'Changed the mobile number'],
    'user.password.set': ['设置密码', 'Set a password'],
    'user.passwordChanged': ['修改密码', 'Changed the password'],
    'user.passwordReset': ['重置密码', 'Reset the password'],
    'user.profileSaved': ['修改个人资料', 'Changed the profile'],
    'user.registered': ['注册账号', 'Registered an account'],
    'user.removed': ['删除用户', 'Removed a user'],
    'user.saved': ['修改用户', 'Changed a user'],
    'user.signedIn': ['登录', 'Signed in'],
    'user.signInFailed': ['登录失败', 'Failed to sign in'],
  },
  subjects: {
    invitation: ['邀请', 'Invitation'],
    role: ['角色', 'Role'],
    user: ['用户', 'User'],
  },
  jobs: {
    'user.erase': ['注销账号', 'Erase an account'],
  },
  pages: {
    accountInfo: {
      title: ['账号信息', 'Account'],
      icon: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6',
    },
    users: {
      title: ['用户管理', 'Users'],
      icon: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.7-3.4 3.2-5.3 6.5-5.3s5.8 1.9 6.5 5.3M16 5a3.2 3.2 0 0 1 0 6.2M18 14.6c1.8.8 3 2.4 3.5 4.9',
    },
    roles: {
      title: ['角色与权限', 'Roles and permissions'],
      icon: 'M12 3l7.5 3v5c0 4.8-3.2 8-7.5 10-4.3-2-7.5-5.2-7.5-10V6zM12 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 12.5v4M12 15h1.8',
    },
  },
} as const satisfies RoomMessages<'user'>
