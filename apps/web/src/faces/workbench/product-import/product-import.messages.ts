import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    title: '导入产品',
    lead: '用一份清单批量录入本企业的产品资料。导入的内容保存为草稿，核对后再提交审核，网站上的内容不受影响。',
    back: '产品管理',
    template: '下载模板',
    templateText: '建议使用模板填写；已有的备案产品清单也可以直接上传，列的顺序不限。',
    accepted: '.xlsx 或 .csv（UTF-8、GB18030），不超过 20 MB、10,000 行',
    rules:
      '按备案编号识别：本企业已有的产品更新为新草稿，没有的新增；空单元格不会覆盖已有内容，重复导入同一清单不会产生重复产品。其他企业的产品、审核中或已归档的产品不会导入，并逐行说明原因。',
    emptyText: '上传清单后，先看到识别结果和有误的行，再决定是否导入。',
  },
  en: {
    title: 'Import products',
    lead: 'Enter the facts of your products from one list. What is imported is saved as drafts for you to check and submit; nothing on the website changes.',
    back: 'Products',
    template: 'Download the template',
    templateText:
      'The template is the easiest way. A list of filed products that you have will do as well; columns may come in any order.',
    accepted: '.xlsx or .csv (UTF-8, GB18030), at most 20 MB and 10,000 rows',
    rules:
      'Products are told apart by filing number: yours get a new draft, unknown ones are added. Empty cells leave what is there, and the same list twice changes nothing. Products of other enterprises, under review or archived are left out, and each row says why.',
    emptyText: 'Once a list is uploaded you see what was recognised and which rows are wrong, and decide then.',
  },
})
