import type { Language } from '@portal/contract/kit'
import type { RecordKind } from '@portal/contract/search-record'
import { defineMessages } from '../../../lib/i18n/messages.ts'

/** What the kinds of records are called above what was found of them. */
export const recordMessages = defineMessages({
  'zh-cn': {
    enterprise: '企业',
    product: '产品',
    patent: '专利',
    user: '用户',
    complaint: '举报与投诉',
    inquiry: '意向留言',
    news: '文章',
    expo: '展会',
    hall: '展厅',
    dict: '字典',
    ownProduct: '我的产品',
    ownPatent: '本企业专利',
    ownCertificate: '企业证书与荣誉',
    ownInquiry: '收到的留言',
    ownComplaint: '收到的投诉',
    member: '成员',
    article: '通知公告',
    message: '消息',
  },
  en: {
    enterprise: 'Enterprises',
    product: 'Products',
    patent: 'Patents',
    user: 'Users',
    complaint: 'Complaints',
    inquiry: 'Inquiries',
    news: 'Articles',
    expo: 'Expos',
    hall: 'Halls',
    dict: 'Dictionaries',
    ownProduct: 'My products',
    ownPatent: 'Patents of the enterprise',
    ownCertificate: 'Certificates and honours',
    ownInquiry: 'Inquiries received',
    ownComplaint: 'Complaints received',
    member: 'Members',
    article: 'Notices',
    message: 'Messages',
  },
} satisfies Record<Language, Record<RecordKind, string>>)
