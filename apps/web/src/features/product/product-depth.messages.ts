import { defineMessages } from '../../lib/i18n/messages.ts'

export const depthMessages = defineMessages({
  'zh-cn': {
    description: '产品说明',
    functions: '主要功能与用途',
    features: '技术特点',
    scenario: '应用场景',
    chineseOnly: '',
    videos: '产品视频',
    certificates: '产品证书',
    patentsHead: '关联专利',
    patentsNote: '法律状态与剩余保护期按登记信息计算，以国家知识产权局公告为准。',
    noPatents: '该产品尚未公开关联专利。',
    enterpriseHead: '所属企业',
    enterpriseProducts: '查看该企业全部产品',
    updated: (day: string) => `产品资料更新于 ${day}`,
  },
  en: {
    description: 'Description',
    functions: 'What it does',
    features: 'Technical features',
    scenario: 'Where it is used',
    chineseOnly: 'Shown in the original Chinese as supplied by the enterprise.',
    videos: 'Videos',
    certificates: 'Certificates',
    patentsHead: 'Patents',
    patentsNote:
      'Legal status and remaining term are computed from recorded data; the gazette of CNIPA is authoritative.',
    noPatents: 'No patents have been linked to this product in public yet.',
    enterpriseHead: 'Made by',
    enterpriseProducts: 'All products of this enterprise',
    updated: (day: string) => `Product details updated on ${day}`,
  },
})
