import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    title: '批量导入',
    lead: '上传企业、产品或专利清单，预检无误后导入。重复导入同一清单不会产生重复数据。',
    kind: '清单类型',
    anyKind: '按表头自动识别',
    accepted: '.xlsx 或 .csv（UTF-8、GB18030），不超过 200 MB',
    rules: '企业按统一社会信用代码、产品按备案编号、专利按申请号识别；列的顺序不限，空单元格不会覆盖已有内容。',
    emptyText: '上传一份清单后，先看到识别结果和有误的行，再决定是否导入。',
  },
  en: {
    title: 'Imports',
    lead: 'Upload a list of enterprises, products or patents, look at what was recognised, then import it. The same list twice changes nothing.',
    kind: 'Kind of list',
    anyKind: 'Recognise by its headers',
    accepted: '.xlsx or .csv (UTF-8, GB18030), at most 200 MB',
    rules:
      'Enterprises are told apart by their unified social credit code, products by filing number, patents by application number. Columns may come in any order; empty cells leave what is there.',
    emptyText: 'Once a list is uploaded you see what was recognised and which rows are wrong, and decide then.',
  },
})
