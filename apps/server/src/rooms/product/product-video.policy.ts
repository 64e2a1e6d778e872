import type { ProductVideos } from '@portal/contract/product-document'
import { refuse } from '../content/index.ts'
import type { ProductKindRules } from './product-kind.policy.ts'

/** Videos with covers and captions. */
export const videoRules: ProductKindRules<ProductVideos> = {
  files: ({ videos }) =>
    videos.flatMap(({ fileId, cover, captions }) => [
      { fileId, kinds: ['video' as const] },
      ...(cover ? [{ fileId: cover, kinds: ['picture' as const] }] : []),
      ...captions.map((caption) => ({ fileId: caption.fileId, kinds: ['captions' as const] })),
    ]),
  isEmpty: ({ videos }) => videos.length === 0,
  copied: (document) => document,

  assertSound({ videos }) {
    if (new Set(videos.map((video) => video.fileId)).size !== videos.length) {
      throw refuse('同一视频不能重复添加', 'A video can be added only once')
    }
    for (const { title, captions } of videos) {
      if (new Set(captions.map((caption) => caption.language)).size !== captions.length) {
        throw refuse(`“${title}”的同一语言只能有一份字幕`, `“${title}” can have one set of captions per language`)
      }
    }
  },

  assertSubmittable({ videos }) {
    if (videos.length === 0)
      throw refuse('请至少上传一个视频后再提交', 'Please add at least one video before you submit')
  },
}
