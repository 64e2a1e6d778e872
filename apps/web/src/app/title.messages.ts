import { defineMessages } from '../lib/i18n/messages.ts'
import { publicTitles } from './public-title.messages.ts'

const signedInTitles = defineMessages({
  'zh-cn': {
    entAuth: '企业认证',
    workbench: '工作台',
    myEnt: '我的企业',
    personalCenter: '个人中心',
    accountInfo: '账号信息',
    productManage: '产品管理',
    exhibitProductSetting: '展品设置',
    console: '运营控制台',
    review: '内容审核',
    reviewDetail: '审核详情',
    complaints: '举报与投诉',
    complaintDetail: '投诉详情',
    ownComplaint: '投诉与说明',
    users: '用户管理',
    roles: '角色与权限',
    dict: '字典管理',
    dictItems: '字典项',
    outgoing: '发信记录',
  },
  en: {
    entAuth: 'Enterprise Certification',
    workbench: 'Workbench',
    myEnt: 'My Enterprise',
    personalCenter: 'Personal Center',
    accountInfo: 'Account',
    productManage: 'Products',
    exhibitProductSetting: 'Exhibit Settings',
    console: 'Operator console',
    review: 'Content review',
    reviewDetail: 'Review detail',
    complaints: 'Complaints',
    complaintDetail: 'Complaint',
    ownComplaint: 'Complaints',
    users: 'Users',
    roles: 'Roles and permissions',
    dict: 'Dictionaries',
    dictItems: 'Dictionary items',
    outgoing: 'Outgoing messages',
  },
})

/** Titles of all routes; also the words of menus, breadcrumbs and tags. Only what is behind the sign-in may load them. */
export const titles = {
  'zh-cn': { ...publicTitles['zh-cn'], ...signedInTitles['zh-cn'] },
  en: { ...publicTitles.en, ...signedInTitles.en },
}

export type TitleKey = keyof (typeof titles)['en']
