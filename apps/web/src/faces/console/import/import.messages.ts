import { defineMessages } from '../../../lib/i18n/messages.ts'

export const words = defineMessages({
  'zh-cn': {
    title: '批量导入',
    lead: '上传企业、产品或专利清单，预检无误后导入。重复导入同一清单不会产生重复数据。',
    uploadHead: '上传清单',
    kind: '清单类型',
    anyKind: '按表头自动识别',
    choose: '点击或拖入文件',
    accepted: '.xlsx 或 .csv（UTF-8、GB18030），不超过 200 MB',
    uploading: '正在上传',
    wrongEnding: '请选择 .xlsx 或 .csv 文件',
    tooLarge: '文件不能超过 200 MB，请拆分后上传',
    rules: '企业按统一社会信用代码、产品按备案编号、专利按申请号识别；列的顺序不限，空单元格不会覆盖已有内容。',
    history: '导入记录',
    emptyTitle: '还没有导入记录',
    emptyText: '上传一份清单后，先看到识别结果和有误的行，再决定是否导入。',
    counts: (created: string, updated: string, unchanged: string, refused: string) =>
      `新增 ${created}，更新 ${updated}，无变化 ${unchanged}，未导入 ${refused}`,
    total: (count: number) => `共 ${count} 次`,
  },
  en: {
    title: 'Imports',
    lead: 'Upload a list of enterprises, products or patents, look at what was recognised, then import it. The same list twice changes nothing.',
    uploadHead: 'Upload a list',
    kind: 'Kind of list',
    anyKind: 'Recognise by its headers',
    choose: 'Choose a file or drop it here',
    accepted: '.xlsx or .csv (UTF-8, GB18030), at most 200 MB',
    uploading: 'Uploading',
    wrongEnding: 'Please choose an .xlsx or .csv file',
    tooLarge: 'A file may have at most 200 MB. Please split it',
    rules:
      'Enterprises are told apart by their unified social credit code, products by filing number, patents by application number. Columns may come in any order; empty cells leave what is there.',
    history: 'Imports so far',
    emptyTitle: 'Nothing was imported yet',
    emptyText: 'Once a list is uploaded you see what was recognised and which rows are wrong, and decide then.',
    counts: (created: string, updated: string, unchanged: string, refused: string) =>
      `${created} added, ${updated} changed, ${unchanged} unchanged, ${refused} not imported`,
    total: (count: number) => `${count} in all`,
  },
})
