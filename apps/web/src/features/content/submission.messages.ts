import { defineMessages } from '../../lib/i18n/messages.ts'

/** What is said of a product that is submitted as a whole. */
export const submissionMessages = defineMessages({
  'zh-cn': {
    submitted: (parts: string) => `已提交审核：${parts}。结果会通过站内消息告知`,
    partlyTitle: (parts: string) => `已提交审核：${parts}`,
    noneTitle: '没有内容可以提交',
    keptBack: '以下内容没有提交，补全后可再次提交：',
    goesAlong: (parts: string) => `提交审核时一并提交：${parts}。未就绪的内容会留作草稿，并说明缺什么。`,
    whole: '提交整个产品',
    wholeTitle: '提交整个产品审核？',
    wholeText: (parts: string) => `将提交已保存的草稿与已下架内容：${parts}。本页尚未保存的修改不会提交。`,
    cancel: '取消',
  },
  en: {
    submitted: (parts: string) => `Submitted for review: ${parts}. A message will tell you the result`,
    partlyTitle: (parts: string) => `Submitted for review: ${parts}`,
    noneTitle: 'Nothing could be submitted',
    keptBack: 'These were not submitted. Complete them and submit again:',
    goesAlong: (parts: string) =>
      `Submitted along with the facts: ${parts}. What is not ready stays a draft, and you are told what is missing.`,
    whole: 'Submit the whole product',
    wholeTitle: 'Submit the whole product for review?',
    wholeText: (parts: string) =>
      `Saved drafts and withdrawn contents go to review: ${parts}. Changes on this page that are not saved yet do not.`,
    cancel: 'Cancel',
  },
})
