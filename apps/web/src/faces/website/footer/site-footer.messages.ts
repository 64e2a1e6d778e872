import { defineMessages } from '../../../lib/i18n/messages.ts'

/** What only the foot of a page says; it comes later than the rest. */
export const footerMessages = defineMessages({
  'zh-cn': {
    promise: '看清每个零件背后的专利，找到造它的企业。',
    browse: '浏览',
    forEnterprises: '企业服务',
    enter: '企业入驻',
    complaint: '举报与投诉',
    agreement: '用户协议',
    privacy: '隐私政策',
    stated: '部件与专利的对应关系由企业自述；专利法律状态以国家知识产权局公告为准。',
  },
  en: {
    promise: 'See what is protected, part by part, and find who makes it.',
    browse: 'Browse',
    forEnterprises: 'For enterprises',
    enter: 'List your products',
    complaint: 'Reports and complaints',
    agreement: 'User Agreement',
    privacy: 'Privacy Policy',
    stated:
      'The mapping of parts to patents is stated by the enterprises; for legal status the gazette of CNIPA is authoritative.',
  },
})
