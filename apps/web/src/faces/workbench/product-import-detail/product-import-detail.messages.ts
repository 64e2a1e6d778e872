import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    back: '导入产品',
    drafts: '导入的产品已保存为草稿。请在产品管理中核对，勾选后可批量提交审核。',
    toDrafts: '查看草稿',
  },
  en: {
    back: 'Import products',
    drafts: 'The imported products are drafts. Check them under Products; several can be submitted at once.',
    toDrafts: 'Show the drafts',
  },
})
