/**
 * The calls of every kind of a product besides its facts: its state, a save, its newest revision. Older kinds have paths
 * of their own, as the specification names them.
 */
import { z } from 'zod'
import { contentDetail, type contentHead, contentSave, ContentState, ContentStatus } from './content.ts'
import { Media, Picture } from './file.ts'
import { type Endpoint, endpoint, Id, Instant } from './kit.ts'
import { PatentCard } from './patent.ts'
import {
  type ExhibitKind,
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

/** What the newest revision of every exhibit is answered with. */
const head = {
  productId: Id,
  productName: z.string(),
  /** Of every kind. */
  statuses: z.record(ProductKind, ContentStatus),
  can: z.object({ edit: z.boolean() }),
}

type Path = `/api/${string}`
interface Declaration<Document extends z.ZodRawShape, Told extends z.ZodRawShape> {
  paths: { status: Path; save: Path; detail: Path }
  /** What is asked for, in the summaries of reading calls. */
  what: string
  saves: string
  /** What is saved. */
  document: Document
  /** What is answered besides the head. */
  told: Told
}

/** The paths of a kind, unless it has its own. */
const pathsOf = (kind: ExhibitKind) => ({
  status: `${product}/${kind}Status` as const,
  save: `${product}/${kind}Save` as const,
  detail: `${product}/${kind}Detail` as const,
})

function callsOf<Document extends z.ZodRawShape, Told extends z.ZodRawShape>(of: Declaration<Document, Told>) {
  const { productId, productName, statuses, can } = head
  return {
    status: endpoint({
      method: 'POST',
      again: 'reads',
      path: of.paths.status,
      access: 'product:read:own',
      summary: `State of the ${of.what}.`,
      body: ofProduct,
      data: ContentState,
    }),
    save: endpoint({
      method: 'POST',
      once: true,
      path: of.paths.save,
      access: 'product:edit:own',
      summary: of.saves,
      body: contentSave({ productId: Id, ...of.document }),
      data: ProductSaved,
    }),
    detail: endpoint({
      method: 'POST',
      again: 'reads',
      path: of.paths.detail,
      access: 'product:read:own',
      summary: `The newest revision of the ${of.what}.`,
      body: ofProduct,
      data: contentDetail({ productId, productName, statuses, ...of.told, can }),
    }),
  }
}

/** Files that the content refers to: all of them, and those that are pictures as they are drawn. Gone ones are missing. */
const files = { files: z.array(Media), pictures: z.array(Picture) }
const chain = '/api/enterprise/threeDOrexplodedChain' as const

/** The calls of every exhibit. Each is exported by a name of its own below, which names it in the API's document. */
export const exhibitCalls = {
  pictures: callsOf({
    paths: { status: `${product}/picStatus`, save: `${product}/picSave`, detail: `${product}/getPicDetail` },
    what: 'detail pictures',
    saves: 'Save the detail pictures in their order; the first one is the cover.',
    document: ProductPictures.shape,
    told: { pictures: z.array(Picture) },
  }),
  video: callsOf({
    paths: { ...pathsOf('video'), detail: `${product}/getVideo` },
    what: 'videos',
    saves: 'Save the videos with covers and captions.',
    document: ProductVideos.shape,
    told: { content: ProductVideos, ...files },
  }),
  certificate: callsOf({
    paths: { ...pathsOf('certificate'), detail: `${product}/getCertificateDetail` },
    what: 'certificates of the product',
    saves: 'Save the certificates of the product in their order.',
    document: ProductCertificates.shape,
    told: { content: ProductCertificates, ...files },
  }),
  price: callsOf({
    paths: {
      status: `${product}/referencePriceStatus`,
      save: `${product}/referencePriceSave`,
      detail: `${product}/getReferencePrice`,
    },
    what: 'reference price',
    saves: 'Save the reference price.',
    document: ReferencePrice.shape,
    told: {
      /** Null before the first save. */
      content: ReferencePrice.nullable(),
      /** Prices that were published, oldest first. */
      history: z.array(z.object({ revision: z.number().int(), publishedAt: Instant, price: ReferencePrice })),
    },
  }),
  chain: callsOf({
    paths: { status: `${chain}/explodedChainStatus`, save: `${chain}/explodedChainSave`, detail: `${chain}/detail` },
    what: 'exploded view or 3D model',
    saves: 'Save the model or the exploded view, the parts, and which linked patents protect them.',
    document: ProductChain.shape,
    told: {
      content: ProductChain,
      ...files,
      /** Patents that the product is linked with: parts can be tied to these. */
      patents: z.array(PatentCard),
    },
  }),
} as const satisfies Record<ExhibitKind, ExhibitCalls>

/** The calls of an exhibit as far as all are alike: the documents differ. */
export interface ExhibitCalls {
  status: Endpoint<z.ZodUndefined, z.ZodUndefined, typeof ofProduct, typeof ContentState, 'product:read:own'>
  save: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType<Saved>, typeof ProductSaved, 'product:edit:own'>
  detail: Endpoint<z.ZodUndefined, z.ZodUndefined, typeof ofProduct, z.ZodType, 'product:read:own'>
}
interface Saved {
  productId: string
  submit: boolean
  revision?: number | undefined
}

/** What the detail call of an exhibit answers besides the head that all have. */
export type ExhibitTold<Kind extends ExhibitKind> = Omit<
  z.input<(typeof exhibitCalls)[Kind]['detail']['data']>,
  keyof typeof head | keyof typeof contentHead
>

export const { status: picStatus, save: picSave, detail: getPicDetail } = exhibitCalls.pictures
export const { status: videoStatus, save: videoSave, detail: getVideo } = exhibitCalls.video
export const {
  status: certificateStatus,
  save: certificateSave,
  detail: getCertificateDetail,
} = exhibitCalls.certificate
export const { status: referencePriceStatus, save: referencePriceSave, detail: getReferencePrice } = exhibitCalls.price
export const { status: explodedChainStatus, save: explodedChainSave, detail: explodedChainDetail } = exhibitCalls.chain
