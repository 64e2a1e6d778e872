import { defineMessages } from '../lib/i18n/messages.ts'

/** Titles of routes; also the words of menus, breadcrumbs and tabs. */
export const titles = defineMessages({
  'zh-cn': {
    platform: '专利密集型产品推广平台',
    home: '首页',
    products: '产品中心',
    product: '产品详情',
    patent: '专利详情',
    enterprises: '企业搜索',
    enterprise: '企业详情',
    login: '登录',
    unauthorised: '无权限访问',
    notFound: '页面不存在',
    redirect: '正在跳转',
    dashboard: '首页',
    entAuth: '企业认证',
    workbench: '工作台',
    myEnt: '我的企业',
    productManage: '产品管理',
    exhibitProductSetting: '展品设置',
    console: '运营控制台',
    review: '内容审核',
  },
  en: {
    platform: 'Patent-Intensive Products',
    home: 'Home',
    products: 'Products',
    product: 'Product',
    patent: 'Patent',
    enterprises: 'Enterprise search',
    enterprise: 'Enterprise',
    login: 'Sign in',
    unauthorised: 'Unauthorised',
    notFound: 'Not found',
    redirect: 'Redirecting',
    dashboard: 'Dashboard',
    entAuth: 'Enterprise Certification',
    workbench: 'Workbench',
    myEnt: 'My Enterprise',
    productManage: 'Products',
    exhibitProductSetting: 'Exhibit Settings',
    console: 'Operator console',
    review: 'Content review',
  },
})

export type TitleKey = keyof (typeof titles)['en']
