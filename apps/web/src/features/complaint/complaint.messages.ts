import { defineMessages } from '../../lib/i18n/messages.ts'

/** The kinds and states of complaints, wherever they are shown. */
export const complaintMessages = defineMessages({
  'zh-cn': {
    infringement: '侵权投诉',
    falsehood: '虚假信息',
    illegal: '违法不良信息',
    other: '其他',
    new: '待处理',
    handling: '处理中',
    waiting: '等待企业说明',
    upheld: '投诉成立',
    rejected: '未予支持',
    closed: '已结束',
  },
  en: {
    infringement: 'Infringement of rights',
    falsehood: 'False information',
    illegal: 'Illegal or harmful content',
    other: 'Something else',
    new: 'New',
    handling: 'In progress',
    waiting: 'Waiting for the enterprise',
    upheld: 'Upheld',
    rejected: 'Not upheld',
    closed: 'Closed',
  },
})
