import { defineMessages } from '../../lib/i18n/messages.ts'

/** Words of halls and expos that console and workbench share. */
export const hallMessages = defineMessages({
  'zh-cn': {
    industry: '产业展厅',
    region: '区域展厅',
    zhejiang: '浙江展厅',
    everything_industry: '全部产业',
    everything_region: '全国',
    everything_zhejiang: '全省',
    announced: '即将开幕',
    running: '展出中',
    past: '已闭幕',
    more: '加载更多企业',
    period: (from: string, until: string) => (from === until ? from : `${from} 至 ${until}`),
  },
  en: {
    industry: 'Industry halls',
    region: 'Regional halls',
    zhejiang: 'Zhejiang halls',
    everything_industry: 'All industries',
    everything_region: 'Whole country',
    everything_zhejiang: 'Whole province',
    announced: 'Coming',
    running: 'Running',
    past: 'Over',
    more: 'Load more enterprises',
    period: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  },
})
