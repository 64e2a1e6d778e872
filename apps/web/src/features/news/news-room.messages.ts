import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room news is called in roles, in the audit log and among jobs. */
export const newsRoom = {
  permissions: {
    'news:read:any': ['查看资讯稿件', 'See articles of all states'],
    'news:edit:any': ['撰写与修改资讯', 'Write and change articles'],
    'news:publish:any': ['发布、定时与撤下资讯', 'Publish, schedule and withdraw articles'],
    'notice:send:any': ['向企业发送通知', 'Send notices to enterprises'],
  },
  nouns: {
    news: ['资讯', 'News'],
    notice: ['通知', 'Notices'],
  },
  actions: {
    'news.published': ['发布资讯', 'Published an article'],
    'news.putBack': ['恢复展示资讯', 'Put an article back'],
    'news.removed': ['删除资讯', 'Deleted an article'],
    'news.restored': ['恢复资讯的旧版本', 'Restored an older version of an article'],
    'news.saved': ['保存资讯', 'Saved an article'],
    'news.scheduled': ['定时发布资讯', 'Scheduled an article'],
    'news.takenDown': ['因投诉下架资讯', 'Took an article down after a complaint'],
    'news.unscheduled': ['取消定时发布', 'Unscheduled an article'],
    'news.withdrawn': ['撤下资讯', 'Withdrew an article'],
    'notice.cancelled': ['取消通知', 'Cancelled a notice'],
    'notice.ordered': ['发送通知', 'Sent a notice'],
  },
  subjects: {
    news: ['资讯', 'Article'],
    notice: ['通知', 'Notice'],
  },
  jobs: {
    'news.notice': ['发送通知', 'Send a notice'],
    'news.publish': ['定时发布资讯', 'Publish an article on time'],
  },
} as const satisfies RoomMessages<'news'>
