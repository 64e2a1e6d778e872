import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    back: '返回产品管理',
    preview: '预览公开页面',
    viewOnSite: '在官网查看',
    previewTitle: '公开页面预览',
    editFacts: '编辑产品资料',
    factsUnsent: '产品资料还是草稿。提交并通过审核后，产品才会在网站展示。',
    sendFacts: '去提交产品资料',
    stillEmpty: (count: number, kinds: string) =>
      `还有 ${count} 项未填写：${kinds}。产品资料通过审核即可展示，其余内容可随时补充，逐项审核。`,
    goOn: (kind: string) => `继续填写：${kind}`,
    empty: '还没有图片',
    emptyProblem: '上传至少一张图片后才能提交审核',
    emptyHint: '第一张图会成为产品封面。建议先放产品整体图，再放细节与应用场景。',
  },
  en: {
    back: 'Back to products',
    preview: 'Preview the public page',
    viewOnSite: 'View on the website',
    previewTitle: 'Preview of the public page',
    editFacts: 'Edit product facts',
    factsUnsent: 'The product facts are still a draft. The product is shown once they are submitted and approved.',
    sendFacts: 'Submit the facts',
    stillEmpty: (count: number, kinds: string) =>
      `${count} still to fill in: ${kinds}. The product is shown as soon as its facts are approved; add the rest whenever you like, each is reviewed by itself.`,
    goOn: (kind: string) => `Go on: ${kind}`,
    empty: 'No pictures yet',
    emptyProblem: 'Upload at least one picture before you submit',
    emptyHint: 'The first one becomes the cover. Start with the whole product, then details and uses.',
  },
})
