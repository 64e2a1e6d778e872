import { defineMessages } from '../../../lib/i18n/messages.ts'

/** Words that the server puts into the data of a hall's page. */
export const hallHeadMessages = defineMessages({
  'zh-cn': {
    home: '首页',
    showroom: '线上展厅',
    industry: '产业展厅',
    region: '区域展厅',
    zhejiang: '浙江展厅',
    theme: '主题展厅',
    hall: (name: string) => `${name}展厅`,
    industryNote: '按七大专利密集型产业走进展厅，看每家企业带来的产品和它背后的专利。',
    regionNote: '按省份走进展厅，看各地企业带来的专利密集型产品。',
    zhejiangNote: '按城市走进浙江企业的展位，看产品，也看保护它的专利。',
    counts: (enterprises: string, products: string) => `${enterprises} 家企业参展 · ${products} 件展品`,
  },
  en: {
    home: 'Home',
    showroom: 'Exhibition halls',
    industry: 'Industry halls',
    region: 'Regional halls',
    zhejiang: 'Zhejiang halls',
    theme: 'Theme expos',
    hall: (name: string) => `${name} hall`,
    industryNote:
      'Walk through the halls of the seven patent-intensive industries and see what each enterprise brings, and the patents behind it.',
    regionNote: 'Walk through the halls of the provinces and see what their enterprises bring.',
    zhejiangNote:
      'Visit the booths of enterprises in Zhejiang, city by city: products, and the patents that protect them.',
    counts: (enterprises: string, products: string) =>
      `${enterprises === '1' ? '1 enterprise exhibits' : `${enterprises} enterprises exhibit`} · ${products === '1' ? '1 product on show' : `${products} products on show`}`,
  },
})
