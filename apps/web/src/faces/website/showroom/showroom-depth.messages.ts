import { defineMessages } from '../../../lib/i18n/messages.ts'

export const showroomDepthMessages = defineMessages({
  'zh-cn': {
    expos: '主题展会',
    exposNote: '正在举办、即将开幕和已闭幕的展会，闭幕后展位仍可参观。',
    allExpos: '全部展会',
    enterAll: (kind: string) => `进入${kind}`,
    exhibitors: (count: string) => `${count} 家企业`,
    products: (count: string) => `${count} 件展品`,
    empty: '等待首家企业入驻',
  },
  en: {
    expos: 'Theme expos',
    exposNote: 'Running, opening soon and closed; booths stay open after an expo has ended.',
    allExpos: 'All expos',
    enterAll: (kind: string) => `Enter ${kind}`,
    exhibitors: (count: string) => (count === '1' ? '1 enterprise' : `${count} enterprises`),
    products: (count: string) => (count === '1' ? '1 product on show' : `${count} products on show`),
    empty: 'Waiting for its first exhibitor',
  },
})
