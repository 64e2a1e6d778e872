import { defineMessages } from '../lib/i18n/messages.ts'

export const uiMessages = defineMessages({
  'zh-cn': {
    copy: (what: string) => `复制${what}`,
    copied: '已复制',
    pages: '分页',
    page: (number: number) => `第 ${number} 页`,
    previous: '上一页',
    next: '下一页',
    breadcrumb: '当前位置',
    original: '',
  },
  en: {
    copy: (what: string) => `Copy ${what}`,
    copied: 'Copied',
    pages: 'Pages',
    page: (number: number) => `Page ${number}`,
    previous: 'Previous',
    next: 'Next',
    breadcrumb: 'You are here',
    original: 'Shown in Chinese where there is no English version yet.',
  },
})
