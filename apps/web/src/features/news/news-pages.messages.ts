import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room news. */
export const newsPages = {
  workbenchNews: { title: ['通知公告', 'Notices'] },
  workbenchNewsDetail: { title: ['公告详情', 'Notice detail'] },
  news: {
    title: ['资讯管理', 'News'],
    icon: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7 8.5h7v4H7zM7 15.5h7',
  },
  newsEditor: { title: ['编辑文章', 'Edit article'] },
  notices: {
    title: ['企业通知', 'Notices to enterprises'],
    icon: 'M4 10v4h3l7 4V6l-7 4zM17.5 9a4 4 0 0 1 0 6M7.5 14l1.5 5h2.5',
  },
} as const satisfies Record<string, PageMessages>
