import type { ProductPictures } from '@portal/contract/product-document'
import { refuse } from '../content/index.ts'
import type { ProductKindRules } from './product-kind.policy.ts'

/** Detail pictures; the first one is the cover. */
export const picturesRules: ProductKindRules<ProductPictures> = {
  files: ({ pictures }) => pictures.map(({ fileId }) => ({ fileId, kinds: ['picture'] })),
  isEmpty: ({ pictures }) => pictures.length === 0,
  copied: (document) => document,
  assertSubmittable: ({ pictures }) => {
    if (pictures.length === 0) {
      throw refuse('请至少上传一张图片后再提交', 'Please add at least one picture before you submit')
    }
  },
}
