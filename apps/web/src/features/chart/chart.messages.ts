import { defineMessages } from '../../lib/i18n/messages.ts'

export const chartMessages = defineMessages({
  'zh-cn': {
    table: '表格',
    picture: '图表',
    tableOf: (title: string) => `以表格查看${title}`,
    pictureOf: (title: string) => `以图表查看${title}`,
    asOf: (time: string) => `数据截至 ${time}`,
    unit: (unit: string) => `单位：${unit}`,
    what: '项目',
    empty: '暂无数据',
    none: '无',
  },
  en: {
    table: 'Table',
    picture: 'Chart',
    tableOf: (title: string) => `Show ${title} as a table`,
    pictureOf: (title: string) => `Show ${title} as a chart`,
    asOf: (time: string) => `As of ${time}`,
    unit: (unit: string) => `Unit: ${unit}`,
    what: 'Item',
    empty: 'No data yet',
    none: 'None',
  },
})
