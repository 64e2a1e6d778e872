import { defineMessages } from '../../../lib/i18n/messages.ts'

/** Words that the server puts into the data of the overview. */
export const showroomMessages = defineMessages({
  'zh-cn': {
    title: '线上展厅',
    note: '产业、地区与主题展厅常年开放：沿着展位走一走，看产品，也看它背后的专利。',
    description:
      '专利密集型产品线上展厅：七大产业展厅、各省区域展厅、浙江各市展厅与主题展会，展位由认证企业的公开产品自动生成。',
    industryNote: '按国家专利密集型产业统计分类设立的七个展厅。',
    regionNote: '按省份参观，地图与列表都能进入。',
    zhejiangNote: '浙江各市企业的展位。',
  },
  en: {
    title: 'Exhibition halls',
    note: 'Halls by industry, region and theme are open all year: walk along the booths and see the products, and the patents behind them.',
    description:
      'Online exhibition halls of patent-intensive products: seven industry halls, halls of the provinces and of the cities of Zhejiang, and theme expos.',
    industryNote: 'Seven halls, following the national classification of patent-intensive industries.',
    regionNote: 'Province by province, from a map or a list.',
    zhejiangNote: 'Booths of enterprises in the cities of Zhejiang.',
  },
})
