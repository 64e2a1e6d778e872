import { defineMessages } from '../../../lib/i18n/messages.ts'

export const portraitMessages = defineMessages({
  'zh-cn': {
    head: '专利画像',
    note: (total: string, inForce: string) => `公开产品所依托的专利共 ${total} 件，其中有效 ${inForce} 件。`,
    byType: '按专利类型',
    byYear: '按申请年份',
    byClass: '按技术领域（IPC 小类）',
    type: '专利类型',
    year: '申请年份',
    class: 'IPC 小类',
    patents: '专利',
    unit: '件',
    invention: '发明',
    utilityModel: '实用新型',
    design: '外观设计',
    named: (symbol: string, name: string) => `${symbol} ${name}`,
  },
  en: {
    head: 'Patent portrait',
    note: (total: string, inForce: string) =>
      `${total} patents behind the public products, ${inForce} of them in force.`,
    byType: 'By type',
    byYear: 'By year of filing',
    byClass: 'By field (IPC subclass)',
    type: 'Type',
    year: 'Year of filing',
    class: 'IPC subclass',
    patents: 'Patents',
    unit: 'patents',
    invention: 'Inventions',
    utilityModel: 'Utility models',
    design: 'Designs',
    named: (symbol: string, name: string) => `${symbol} ${name}`,
  },
})
