import { defineMessages } from '../../lib/i18n/messages.ts'

/** The words around articles, on every face. */
export const newsMessages = defineMessages({
  'zh-cn': {
    pinned: '置顶',
    source: '来源：',
    author: '作者：',
    updated: (when: string) => `更新于 ${when}`,
    tags: '标签',
    previous: '上一篇',
    next: '下一篇',
    neighbours: '前后文章',
    related: '相关阅读',
    products: '相关产品',
    table: '表格，可左右滚动',
  },
  en: {
    pinned: 'Pinned',
    source: 'Source: ',
    author: 'By ',
    updated: (when: string) => `Updated ${when}`,
    tags: 'Tags',
    previous: 'Previous',
    next: 'Next',
    neighbours: 'Articles before and after',
    related: 'Related',
    products: 'Products in this article',
    table: 'Table, scrolls sideways',
  },
})
