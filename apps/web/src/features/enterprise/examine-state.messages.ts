import { defineMessages } from '../../lib/i18n/messages.ts'

/** How an enterprise stands, by its code. */
export const examineStateMessages = defineMessages({
  'zh-cn': { 0: '未提交', 1: '已认证', 2: '审核中', 3: '未通过', 4: '已暂停' },
  en: { 0: 'Not submitted', 1: 'Certified', 2: 'Under review', 3: 'Rejected', 4: 'Suspended' },
})
