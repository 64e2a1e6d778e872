import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    heading: '通知公告',
    lead: '政策解读、平台动态与行业资讯。',
    search: '按标题、正文或标签搜索',
    category: '分类',
    all: '全部',
    counted: (name: string, count: number) => `${name} ${count}`,
    total: (count: number) => `共 ${count} 篇`,
    emptyTitle: '还没有公告',
    emptyText: '平台发布的公告与资讯会出现在这里。',
    noneTitle: '没有符合条件的文章',
    noneText: '换一个关键词，或清除筛选条件。',
    clear: '清除筛选',
  },
  en: {
    heading: 'Notices',
    lead: 'Policy explained, news of the platform and of the industry.',
    search: 'Search titles, texts and tags',
    category: 'Category',
    all: 'All',
    counted: (name: string, count: number) => `${name} ${count}`,
    total: (count: number) => `${count} in all`,
    emptyTitle: 'No notices yet',
    emptyText: 'What the platform publishes will appear here.',
    noneTitle: 'No article matches',
    noneText: 'Try other words, or clear the filters.',
    clear: 'Clear the filters',
  },
})
