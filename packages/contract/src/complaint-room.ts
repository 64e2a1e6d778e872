import { reasonText } from './notice-reason.ts'
import type { ContractRoom } from './room.ts'

/** What room complaint adds to the lists that all rooms share. */
export const complaintRoom = {
  permissions: ['complaint:read:any', 'complaint:edit:any'],
  actions: [] as readonly (
    | 'complaint.anonymised'
    | 'complaint.answered'
    | 'complaint.assigned'
    | 'complaint.closed'
    | 'complaint.enterpriseAnswered'
    | 'complaint.noted'
    | 'complaint.opened'
    | 'complaint.passedOn'
    | 'complaint.rejected'
    | 'complaint.restored'
    | 'complaint.takenDown'
    | 'complaint.upheld'
  )[],
  subjects: ['complaint'],
  jobs: [] as readonly ('complaint.mailLink' | 'complaint.removeProofs' | 'complaint.sweep')[],
  notices: {
    'complaint.passedOn': {
      group: 'complaint',
      topic: 'content',
      'zh-cn': ({ product = '' }) => ({
        title: `关于「${product}」的投诉需要贵方说明`,
        text: '请查看平台转来的投诉内容，并提交说明',
        mail: '平台收到一项投诉，请登录工作台查看并提交说明。',
      }),
      en: ({ product = '' }) => ({
        title: `A complaint about ${product} needs your statement`,
        text: 'Read what the platform passed on, and answer',
        mail: 'Please sign in to the workbench, read it and answer.',
      }),
    },
    'complaint.takenDown': {
      group: 'complaint',
      topic: 'content',
      'zh-cn': ({ product = '', reason }) => ({
        title: `「${product}」已因投诉下架`,
        text: reasonText.zh(reason),
        mail: `${reasonText.zh(reason)}\n如有异议，请登录工作台提交说明。`,
      }),
      en: ({ product = '', reason }) => ({
        title: `${product} was taken off the website after a complaint`,
        text: reasonText.en(reason),
        mail: `${reasonText.en(reason)}\nIf you disagree, please send your statement in the workbench.`,
      }),
    },
    'complaint.restored': {
      group: 'complaint',
      topic: 'content',
      'zh-cn': ({ product = '' }) => ({ title: `「${product}」已恢复展示`, text: '经复核，网站已重新展示该产品' }),
      en: ({ product = '' }) => ({
        title: `${product} is back on the website`,
        text: 'It was looked at again and is shown as before',
      }),
    },
    'complaint.settled': {
      group: 'complaint',
      topic: 'content',
      'zh-cn': ({ product = '' }) => ({
        title: `关于「${product}」的投诉已办结`,
        text: '可在“投诉与说明”中查看',
        mail: '请登录工作台查看。',
      }),
      en: ({ product = '' }) => ({
        title: `The complaint about ${product} is settled`,
        text: 'See it under Complaints',
        mail: 'See it in the workbench.',
      }),
    },
  },
} as const satisfies ContractRoom
