import { defineMessages } from '../../../lib/i18n/messages.ts'

export const listMessages = defineMessages({
  'zh-cn': {
    filter: '筛选',
    filterCount: (count: number) => `筛选（已选 ${count}）`,
    close: '完成',
    more: '更多',
    chosen: '已选条件',
    remove: (name: string) => `移除条件：${name}`,
    clear: '清除全部',
  },
  en: {
    filter: 'Filters',
    filterCount: (count: number) => `Filters (${count} set)`,
    close: 'Done',
    more: 'More',
    chosen: 'Filters set',
    remove: (name: string) => `Remove filter: ${name}`,
    clear: 'Clear all',
  },
})
