import { defineMessages } from '../../../lib/i18n/messages.ts'

export const suggestionMessages = defineMessages({
  'zh-cn': {
    list: '搜索建议',
    count: (count: number) => (count === 0 ? '没有搜索建议' : `${count} 条搜索建议，按上下键选择`),
    enterprise: (products: number) => (products === 0 ? '企业' : `企业 · ${products} 件产品`),
    industry: '产业展厅',
    region: '地区展厅',
    zhejiang: '浙江展厅',
  },
  en: {
    list: 'Suggestions',
    count: (count) =>
      count === 0
        ? 'No suggestions'
        : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the up and down arrows`,
    enterprise: (products) =>
      products === 0 ? 'Enterprise' : `Enterprise · ${products} ${products === 1 ? 'product' : 'products'}`,
    industry: 'Industry hall',
    region: 'Regional hall',
    zhejiang: 'Zhejiang hall',
  },
})
