import { reasonText } from './notice-reason.ts'
import type { ContractRoom } from './room.ts'

/** What room news adds to the lists that all rooms share. */
export const newsRoom = {
  permissions: ['news:read:any', 'news:edit:any', 'news:publish:any', 'notice:send:any'],
  actions: [] as readonly (
    | 'news.published'
    | 'news.putBack'
    | 'news.removed'
    | 'news.restored'
    | 'news.saved'
    | 'news.scheduled'
    | 'news.takenDown'
    | 'news.unscheduled'
    | 'news.withdrawn'
    | 'notice.cancelled'
    | 'notice.ordered'
  )[],
  subjects: ['news', 'notice'],
  jobs: [] as readonly ('news.notice' | 'news.publish')[],
  notices: {
    'news.takenDown': {
      group: 'content',
      topic: 'account',
      'zh-cn': ({ article = '', reason }) => ({
        title: `文章「${article}」已因投诉下架`,
        text: reasonText.zh(reason),
        mail: `${reasonText.zh(reason)}\n请核对后修改；确认无误时可由处理投诉的同事恢复展示。`,
      }),
      en: ({ article = '', reason }) => ({
        title: `Your article was taken down after a complaint: ${article}`,
        text: reasonText.en(reason),
        mail: `${reasonText.en(reason)}\nPlease check and correct it; whoever handles the complaint can put it back.`,
      }),
    },
    'news.putBack': {
      group: 'content',
      topic: 'account',
      'zh-cn': ({ article = '' }) => ({
        title: `文章「${article}」已恢复展示`,
        text: '经复核，网站已按原来的内容与日期重新展示',
      }),
      en: ({ article = '' }) => ({
        title: `Your article is shown again: ${article}`,
        text: 'It was looked at again and is shown as before, with its old date',
      }),
    },
    notice: {
      group: 'platform',
      topic: null,
      'zh-cn': ({ title = '', text = '' }) => ({ title: title || '平台通知', text }),
      en: ({ title = '', titleEn, text = '', textEn }) => ({
        title: titleEn || title || 'Notice from the platform',
        text: textEn || text,
      }),
    },
  },
} as const satisfies ContractRoom
