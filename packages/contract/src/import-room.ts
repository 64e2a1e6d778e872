import type { ContractRoom } from './room.ts'

/** What room import adds to the lists that all rooms share. */
export const importRoom = {
  permissions: ['import:run:any'],
  actions: [] as readonly (
    | 'import.cancelled'
    | 'import.done'
    | 'import.started'
    | 'import.undone'
    | 'import.uploaded'
  )[],
  subjects: ['import'],
  jobs: [] as readonly ('import.tell' | 'import.work')[],
  notices: {
    'product.imported': {
      group: 'content',
      topic: 'content',
      'zh-cn': ({ created = '0', updated = '0' }) => ({
        title: '平台为贵企业导入了产品',
        text: `新增 ${created} 个、更新 ${updated} 个，均已直接发布；请核对内容，有误可在产品管理中修改`,
        mail: `新增 ${created} 个、更新 ${updated} 个，均已直接发布。请登录工作台核对，有误可在产品管理中修改。`,
      }),
      en: ({ created = '0', updated = '0' }) => ({
        title: 'The platform imported products of yours',
        text: `New: ${created}, changed: ${updated}; all published at once. Please verify them and correct what is wrong`,
        mail: `New: ${created}, changed: ${updated}; all published at once. Please verify them in the workbench and correct what is wrong.`,
      }),
    },
  },
} as const satisfies ContractRoom
