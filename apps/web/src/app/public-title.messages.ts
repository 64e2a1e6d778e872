import { defineMessages } from '../lib/i18n/messages.ts'

/** Titles of the routes everybody has. Every visitor loads them: those behind the sign-in stand beside their routes. */
export const publicTitles = defineMessages({
  'zh-cn': {
    platform: '专利密集型产品推广平台',
    home: '首页',
    products: '产品中心',
    product: '产品详情',
    patent: '专利详情',
    enterprises: '企业搜索',
    enterprise: '企业详情',
    login: '登录',
    invitation: '接受邀请',
    agreement: '用户协议',
    unauthorised: '无权限访问',
    notFound: '页面不存在',
    redirect: '正在跳转',
    document: '项目文档',
    dashboard: '首页',
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
    invitation: 'Invitation',
    agreement: 'User Agreement',
    unauthorised: 'Unauthorised',
    notFound: 'Not found',
    redirect: 'Redirecting',
    document: 'Document',
    dashboard: 'Dashboard',
  },
})
