import { defineMessages } from '../../../lib/i18n/messages.ts'

/** Export of personal data, and the end of an account. */
export const dataMessages = defineMessages({
  'zh-cn': {
    exportTitle: '导出个人数据',
    exportText:
      '下载平台保存的与您账号有关的全部数据：资料、同意记录、登录记录、关联登录、消息、操作记录与上传的文件清单。压缩包内含便于阅读的网页与 JSON 文件，每天最多导出 5 次。',
    exportButton: '导出数据',
    exporting: '正在打包',
    exported: (name: string) => `已开始下载 ${name}`,
    closeTitle: '注销账号',
    closeText: '申请后有 7 天冷静期，期间可随时撤销；期满后个人资料将被删除且无法恢复。',
    closeButton: '注销账号',
    closing: '注销申请已受理，可在本页顶部撤销',
    dialogTitle: '注销账号',
    dialogDay: (day: string) => `确认后，您的账号将于${day}注销。`,
    loses: '注销后：',
    losesData: '用户名、昵称、头像、手机号、邮箱与密码将被删除，无法再登录',
    losesSignIns: '所有设备退出登录，关联登录全部解除',
    keepsContent: '企业资料与已发布的产品不会删除，您的操作记录以「已注销用户」保留',
    until: '在此之前账号照常可用，随时可以在本页撤销。',
    password: '输入登录密码以确认',
    confirm: '确认注销',
    cancel: '再想想',
    closed: (day: string) => `账号将于${day}注销，在此之前可随时撤销`,
  },
  en: {
    exportTitle: 'Export your data',
    exportText:
      'Download everything the platform keeps about your account: profile, consents, sign-ins, linked sign-ins, messages, what you changed, and the list of files you uploaded. The zip holds a page to read and JSON files. Five exports a day at most.',
    exportButton: 'Export data',
    exporting: 'Packing',
    exported: (name: string) => `Downloading ${name}`,
    closeTitle: 'Close your account',
    closeText:
      'After you ask there are 7 days in which you can take it back. Then your personal data is erased for good.',
    closeButton: 'Close account',
    closing: 'Your account is being closed. You can take that back at the top of this page',
    dialogTitle: 'Close your account',
    dialogDay: (day: string) => `If you confirm, your account will be closed on ${day}.`,
    loses: 'After that:',
    losesData:
      'Your username, name, picture, mobile, e-mail address and password are erased; nobody can sign in any more',
    losesSignIns: 'All devices are signed out and linked sign-ins are undone',
    keepsContent: 'The enterprise and its published products stay; what you did is kept under “closed account”',
    until: 'Until then your account works as usual, and you can take this back on this page.',
    password: 'Your password, to confirm',
    confirm: 'Close my account',
    cancel: 'Not now',
    closed: (day: string) => `Your account will be closed on ${day}. Until then you can take this back`,
  },
})
