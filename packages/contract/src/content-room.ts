import { contentKindNames } from './content-kind.ts'
import { reasonText } from './notice-reason.ts'
import type { ContractRoom } from './room.ts'

/** What room content adds to the lists that all rooms share. */
export const contentRoom = {
  permissions: [],
  actions: [] as readonly never[],
  subjects: [],
  jobs: [] as readonly never[],
  notices: {
    'content.submitted': {
      group: 'content',
      topic: 'content',
      'zh-cn': ({ subject = '', content }) => ({
        title: `「${subject}」的${contentKindNames(content, 'zh-cn')}已提交审核`,
        text: '审核结果会第一时间通知您',
      }),
      en: ({ subject = '', content }) => ({
        title: `${subject}: ${contentKindNames(content, 'en')} submitted for review`,
        text: 'You will be told the result at once',
      }),
    },
    'content.approved': {
      group: 'content',
      topic: 'content',
      'zh-cn': ({ subject = '', content }) => ({
        title: `「${subject}」的${contentKindNames(content, 'zh-cn')}已通过审核`,
        text: '网站已展示最新内容',
      }),
      en: ({ subject = '', content }) => ({
        title: `${subject}: ${contentKindNames(content, 'en')} approved`,
        text: 'The website shows the new content',
      }),
    },
    'content.rejected': {
      group: 'content',
      topic: 'content',
      'zh-cn': ({ subject = '', content, reason }) => ({
        title: `「${subject}」的${contentKindNames(content, 'zh-cn')}被驳回`,
        text: reasonText.zh(reason),
        mail: `${reasonText.zh(reason)}\n请按意见修改后重新提交。`,
      }),
      en: ({ subject = '', content, reason }) => ({
        title: `${subject}: ${contentKindNames(content, 'en')} rejected`,
        text: reasonText.en(reason),
        mail: `${reasonText.en(reason)}\nPlease mend it and submit it again.`,
      }),
    },
  },
} as const satisfies ContractRoom
