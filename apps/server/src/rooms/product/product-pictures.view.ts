import type { Picture } from '@portal/contract/file'
import type { ProductPicture } from '@portal/contract/product-document'
import type { Pictures } from './product.view.ts'

/** Pictures in their order, with the words their product gives them. */
export const picturesIn = (listed: readonly ProductPicture[], pictures: Pictures): Picture[] =>
  listed.flatMap(({ fileId, alt }) => {
    const picture = pictures.get(fileId)
    return picture ? [{ ...picture, alt }] : []
  })
