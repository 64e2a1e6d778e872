import type { Picture } from '@portal/contract/file'
import type { ProductPicture } from '@portal/contract/product-document'
import type { Pictures } from './product.view.ts'

/** Pictures in their order, with the words their product gives them. */
export const drawnPictures = (pictures: readonly ProductPicture[], drawn: Pictures): Picture[] =>
  pictures.flatMap(({ fileId, alt }) => {
    const picture = drawn.get(fileId)
    return picture ? [{ ...picture, alt }] : []
  })
