import { defineMessages } from '../../../lib/i18n/messages.ts'

export const sheetMessages = defineMessages({
  'zh-cn': { sheetNo: '图号', scale: '比例', owner: '绘制', platform: '专利密集型产品推广平台' },
  en: { sheetNo: 'Sheet', scale: 'Scale', owner: 'Drawn by', platform: 'Patent-Intensive Products' },
})
