import { defineMessages } from '../../../lib/i18n/messages.ts'

export const words = defineMessages({
  'zh-cn': {
    back: '返回产品管理',
    preview: '预览公开页面',
    previewTitle: '公开页面预览',
    editFacts: '编辑产品资料',
    empty: '还没有图片',
    emptyProblem: '上传至少一张图片后才能提交审核',
    emptyHint: '第一张图会成为产品封面。建议先放产品整体图，再放细节与应用场景。',
  },
  en: {
    back: 'Back to products',
    preview: 'Preview the public page',
    previewTitle: 'Preview of the public page',
    editFacts: 'Edit product facts',
    empty: 'No pictures yet',
    emptyProblem: 'Upload at least one picture before you submit',
    emptyHint: 'The first one becomes the cover. Start with the whole product, then details and uses.',
  },
})
