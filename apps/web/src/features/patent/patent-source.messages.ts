import { defineMessages } from '../../lib/i18n/messages.ts'

/** Where a record comes from. */
export const patentSourceMessages = defineMessages({
  'zh-cn': { stated: '企业填报', operator: '运营核实', import: '数据导入' },
  en: { stated: 'Stated by an enterprise', operator: 'Checked by an operator', import: 'Imported data' },
})
