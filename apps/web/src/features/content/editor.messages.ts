import { defineMessages } from '../../lib/i18n/messages.ts'

export const editorMessages = defineMessages({
  'zh-cn': {
    save: '保存草稿',
    submit: '提交审核',
    saved: '草稿已保存',
    submitted: '已提交审核，结果会通过站内消息告知',
    recall: '撤回审核',
    recalled: '已撤回，可继续修改',
    withdraw: '从网站下架',
    withdrawn: '已从网站下架',
    withdrawConfirm: '下架后访客将看不到这部分内容，可修改后重新提交审核。确定下架吗？',
    rejectedTitle: '审核未通过',
    underReview: '内容正在审核中。此时提交会替换待审版本并重新排队，保存草稿则会撤回审核。',
    published: (when: string) => `当前公开版本发布于 ${when}`,
    publishedDraft: (when: string) => `网站仍展示 ${when} 发布的版本，您的修改通过审核后才会公开`,
    readOnly: '您可以查看，没有修改权限；需要修改请联系企业管理员',
    view: '编辑或预览',
    edit: '编辑',
    preview: '预览',
    newer: (who: string) => `${who || '其他成员'}刚刚保存了新的版本。您的修改仍在，保存时可选择用哪一份。`,
  },
  en: {
    save: 'Save draft',
    submit: 'Submit for review',
    saved: 'Draft saved',
    submitted: 'Submitted. You will get a message with the result',
    recall: 'Take back from review',
    recalled: 'Taken back; you can go on editing',
    withdraw: 'Take off the website',
    withdrawn: 'Taken off the website',
    withdrawConfirm: 'Visitors will no longer see this. You can edit and resubmit it later. Take it off the website?',
    rejectedTitle: 'Rejected in review',
    underReview:
      'This is under review. Submitting now replaces the pending revision and queues it again; saving a draft takes it back.',
    published: (when: string) => `The public version was published on ${when}`,
    publishedDraft: (when: string) =>
      `The website still shows the version published on ${when}; your changes go public once approved`,
    readOnly: 'You can view this but not change it; ask the owner of the enterprise if you need to',
    view: 'Edit or preview',
    edit: 'Edit',
    preview: 'Preview',
    newer: (who: string) =>
      `${who || 'Another member'} has just saved a newer version. Your changes are still here; when you save you choose which to keep.`,
  },
})
