import { contentKindNames } from './content-kind.ts'
import type { Language } from './kit.ts'
import { reasonText } from './notice-reason.ts'
import { remarksIn } from './notice-remark.ts'
import type { ContractRoom, NoticeParams } from './room.ts'

/** The kinds of a list with commas in between; none of nothing. */
const kindsIn = (list = ''): string[] => list.split(',').filter((kind) => kind !== '')

/** Every kind that was rejected, each with its reason. */
const rejections = (params: NoticeParams, language: Language): string =>
  kindsIn(params['rejected'])
    .map((kind) => {
      const reason = params[`reason_${kind}`] ?? ''
      const name = contentKindNames(kind, language)
      return language === 'en' ? `${name}: ${reason}` : `${name}：${reason}`
    })
    .join('\n')

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
      'zh-cn': ({ subject = '', content, ...params }) => {
        const text = [reasonText.zh(params['reason']), ...remarksIn(params, 'zh-cn')].join('\n')
        return {
          title: `「${subject}」的${contentKindNames(content, 'zh-cn')}被驳回`,
          text,
          mail: `${text}\n请按意见修改后重新提交。`,
        }
      },
      en: ({ subject = '', content, ...params }) => {
        const text = [reasonText.en(params['reason']), ...remarksIn(params, 'en')].join('\n')
        return {
          title: `${subject}: ${contentKindNames(content, 'en')} rejected`,
          text,
          mail: `${text}\nPlease mend it and submit it again.`,
        }
      },
    },
    /** Some were approved and others rejected, or for different reasons: `approved`, `rejected`, `reason_<kind>`. */
    'content.decided': {
      group: 'content',
      topic: 'content',
      'zh-cn': ({ subject = '', ...params }) => ({
        title: `「${subject}」审核完成：${kindsIn(params['approved']).length} 项通过，${kindsIn(params['rejected']).length} 项被驳回`,
        text: [
          ...(params['approved'] ? [`通过：${contentKindNames(params['approved'], 'zh-cn')}`] : []),
          rejections(params, 'zh-cn'),
          ...remarksIn(params, 'zh-cn'),
        ].join('\n'),
      }),
      en: ({ subject = '', ...params }) => ({
        title: `${subject}: ${kindsIn(params['approved']).length} approved, ${kindsIn(params['rejected']).length} rejected`,
        text: [
          ...(params['approved'] ? [`Approved: ${contentKindNames(params['approved'], 'en')}`] : []),
          rejections(params, 'en'),
          ...remarksIn(params, 'en'),
        ].join('\n'),
      }),
    },
  },
} as const satisfies ContractRoom
