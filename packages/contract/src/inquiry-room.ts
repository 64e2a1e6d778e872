import type { ContractRoom } from './room.ts'

/** What room inquiry adds to the lists that all rooms share. */
export const inquiryRoom = {
  permissions: ['inquiry:read:own', 'inquiry:edit:own', 'inquiry:read:any', 'inquiry:edit:any'],
  actions: [] as readonly (
    | 'inquiry.answered'
    | 'inquiry.assigned'
    | 'inquiry.blocked'
    | 'inquiry.closed'
    | 'inquiry.erased'
    | 'inquiry.hidden'
    | 'inquiry.opened'
    | 'inquiry.reopened'
    | 'inquiry.shown'
    | 'inquiry.unblocked'
  )[],
  subjects: ['inquiry', 'inquiryBlock'],
  jobs: [] as readonly 'inquiry.sweep'[],
  notices: {
    'inquiry.received': {
      group: 'inquiry',
      topic: 'inquiry',
      'zh-cn': ({ product = '' }) => ({
        title: `收到关于「${product}」的意向留言`,
        text: '打开留言查看并答复',
        mail: '请登录工作台查看并尽快答复。',
      }),
      en: ({ product = '' }) => ({
        title: `An inquiry about ${product}`,
        text: 'Open it to read and answer',
        mail: 'Read and answer it in the workbench.',
      }),
    },
    'inquiry.replied': {
      group: 'inquiry',
      topic: 'inquiry',
      'zh-cn': ({ product = '' }) => ({
        title: `「${product}」的留言人有新的回复`,
        text: '打开留言查看并答复',
        mail: '请登录工作台查看。',
      }),
      en: ({ product = '' }) => ({
        title: `The visitor who asked about ${product} wrote again`,
        text: 'Open it to read and answer',
        mail: 'See it in the workbench.',
      }),
    },
  },
} as const satisfies ContractRoom
