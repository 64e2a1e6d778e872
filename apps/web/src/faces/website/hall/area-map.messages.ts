import { defineMessages } from '../../../lib/i18n/messages.ts'

export const areaMapMessages = defineMessages({
  'zh-cn': {
    title: '按地区进入展厅',
    schematic: '示意图，不作为划界依据',
    approval: (number: string) => `审图号：${number}`,
    table: '各地区的参展企业与产品',
    area: '地区',
    enterprises: '企业（家）',
    products: '展品（件）',
    all: '全部',
    says: (name: string, enterprises: string, products: string) =>
      `${name}\n企业 ${enterprises} 家 · 展品 ${products} 件`,
    less: '少',
    more: '多',
    byEnterprises: '参展企业数',
    failed: '地图没有加载出来，请从右侧表格选择地区。',
  },
  en: {
    title: 'Halls by place',
    schematic: 'Schematic map, not an authority on boundaries',
    approval: (number: string) => `Map approval no. ${number}`,
    table: 'Exhibitors and products by place',
    area: 'Place',
    enterprises: 'Enterprises',
    products: 'On show',
    all: 'All',
    says: (name: string, enterprises: string, products: string) =>
      `${name}\n${enterprises === '1' ? '1 enterprise' : `${enterprises} enterprises`} · ${products === '1' ? '1 product' : `${products} products`} on show`,
    less: 'few',
    more: 'many',
    byEnterprises: 'Exhibiting enterprises',
    failed: 'The map did not load. Please choose a place from the table.',
  },
})
