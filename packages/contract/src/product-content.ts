/** The content kinds of a product besides its facts: a status, a save and a detail call each, as the specification names them. */
import { z } from 'zod'
import { contentDetail, contentSave, ContentState, ContentStatus } from './content.ts'
import { Media, Picture } from './file.ts'
import { endpoint, Id, Instant } from './kit.ts'
import { PatentCard } from './patent.ts'
import {
  ProductCertificates,
  ProductChain,
  ProductKind,
  ProductPictures,
  ProductVideos,
  ReferencePrice,
} from './product-document.ts'
import { ProductSaved } from './product-own.ts'

const product = '/api/enterprise/product' as const
const ofProduct = z.object({ productId: Id })

const status = (path: `/api/${string}`, what: string) =>
  endpoint({
    method: 'POST',
    path,
    access: 'product:read:own',
    summary: `State of the ${what}.`,
    body: ofProduct,
    data: ContentState,
  })
const save = <Shape extends z.ZodRawShape>(path: `/api/${string}`, summary: string, shape: Shape) =>
  endpoint({
    method: 'POST',
    path,
    access: 'product:edit:own',
    summary,
    body: contentSave({ productId: Id, ...shape }),
    data: ProductSaved,
  })
const detail = <Shape extends z.ZodRawShape>(path: `/api/${string}`, what: string, shape: Shape) =>
  endpoint({
    method: 'POST',
    path,
    access: 'product:read:own',
    summary: `The newest revision of the ${what}.`,
    body: ofProduct,
    data: contentDetail({
      productId: Id,
      productName: z.string(),
      /** Of every kind. */
      statuses: z.record(ProductKind, ContentStatus),
      ...shape,
      can: z.object({ edit: z.boolean() }),
    }),
  })

/** Files that the content refers to: all of them, and those that are pictures as they are drawn. Gone ones are missing. */
const files = { files: z.array(Media), pictures: z.array(Picture) }

export const picStatus = status(`${product}/picStatus`, 'detail pictures')
export const picSave = save(
  `${product}/picSave`,
  'Save the detail pictures in their order; the first one is the cover.',
  ProductPictures.shape,
)
export const getPicDetail = detail(`${product}/getPicDetail`, 'detail pictures', { pictures: z.array(Picture) })

export const videoStatus = status(`${product}/videoStatus`, 'videos')
export const videoSave = save(`${product}/videoSave`, 'Save the videos with covers and captions.', ProductVideos.shape)
export const getVideo = detail(`${product}/getVideo`, 'videos', { content: ProductVideos, ...files })

export const certificateStatus = status(`${product}/certificateStatus`, 'certificates of the product')
export const certificateSave = save(
  `${product}/certificateSave`,
  'Save the certificates of the product in their order.',
  ProductCertificates.shape,
)
export const getCertificateDetail = detail(`${product}/getCertificateDetail`, 'certificates of the product', {
  content: ProductCertificates,
  ...files,
})

export const referencePriceStatus = status(`${product}/referencePriceStatus`, 'reference price')
export const referencePriceSave = save(
  `${product}/referencePriceSave`,
  'Save the reference price.',
  ReferencePrice.shape,
)
export const getReferencePrice = detail(`${product}/getReferencePrice`, 'reference price', {
  /** Null before the first save. */
  content: ReferencePrice.nullable(),
  /** Prices that were published, oldest first. */
  history: z.array(z.object({ revision: z.number().int(), publishedAt: Instant, price: ReferencePrice })),
})

const chain = '/api/enterprise/threeDOrexplodedChain' as const
export const explodedChainStatus = status(`${chain}/explodedChainStatus`, 'exploded view or 3D model')
export const explodedChainSave = save(
  `${chain}/explodedChainSave`,
  'Save the model or the exploded view, the parts, and which linked patents protect them.',
  ProductChain.shape,
)
export const explodedChainDetail = detail(`${chain}/detail`, 'exploded view or 3D model', {
  content: ProductChain,
  ...files,
  /** Patents that the product is linked with: parts can be tied to these. */
  patents: z.array(PatentCard),
})
