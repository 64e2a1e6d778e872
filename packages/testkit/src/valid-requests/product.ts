/** The valid requests of room product. */
import { productTakeDown } from '@portal/contract/product-admin'
import { productBatchLatest, productBatchOrder } from '@portal/contract/product-batch'
import { picSave } from '@portal/contract/product-content'
import { productFeaturing } from '@portal/contract/product-featuring'
import { basics, createProduct, decide, publishProduct, uploadPicture } from '../factories.ts'
import { until } from '../until.ts'
import { body, byOperator, type RequestsOf, type Sent, type ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

const shownProduct = ({ as }: World): Promise<string> => publishProduct(as.demo, as.operator)

async function takenDownProduct(world: World): Promise<string> {
  const id = await shownProduct(world)
  await world.as.operator.call(productTakeDown, { body: { id, reason: '数据不实' } })
  return id
}

const ofOurProduct: ValidRequest = {
  as: 'viewer',
  ours: true,
  sends: ({ published }) => body({ productId: published }),
}

/** Saves a kind of a fresh product of ours as a draft. */
const saves = (document: Record<string, unknown>): ValidRequest => ({
  as: 'editor',
  ours: true,
  sends: async ({ as }) => {
    const { productId } = await createProduct(as.demo)
    return body({ productId, ...document, submit: false })
  },
})

const certificates = { certificates: [{ kind: '01', name: '产品检测报告', issuer: '示范检测中心' }] }

const fixedPrice = { mode: 'fixed', amount: 12_800 }

/** A product under review. */
async function submitted(world: World): Promise<Sent> {
  const { productId } = await createProduct(world.as.demo)
  return body({ productId, kind: 'basics' })
}

/** A product on the website that no other request needs. */
async function onWebsite(world: World): Promise<Sent> {
  const content = basics()
  const { productId } = await createProduct(world.as.demo, content)
  await decide(world.as.operator, 'basics', content.name)
  return body({ productId, kind: 'basics' })
}

let batched = 0

/** Waits until no batch is worked on, and makes a draft of a name of its own: what the next batch is of. */
async function toBatch({ as }: World): Promise<{ action: 'archive'; keywords: string; expected: number }> {
  await until('no batch to be worked on', async () => {
    const { batch } = await as.demo.call(productBatchLatest, {})
    return batch === null || batch.endedAt !== null
  })
  const name = `成批处理样机 ${(batched += 1)}x`
  await createProduct(as.demo, { name, submit: false })
  return { action: 'archive', keywords: name, expected: 1 }
}

/** A batch that has ended. */
async function endedBatch(world: World): Promise<Sent> {
  const { id } = await world.as.demo.call(productBatchOrder, { body: await toBatch(world) })
  await until('the batch to end', async () => {
    const { batch } = await world.as.demo.call(productBatchLatest, {})
    return batch?.id === id && batch.endedAt !== null
  })
  return body({ id })
}

export const productRequests = {
  productTodo: { as: 'editor', sends: () => ({}) },
  productBatchOrder: {
    as: 'editor',
    sends: async (world) => body(await toBatch(world)),
    // Among their own products there is none of that name.
    except: { stranger: 'A0409' },
  },
  productBatchLatest: { as: 'editor', sends: () => ({}) },
  productBatchCancel: { as: 'editor', ours: true, sends: endedBatch },
  productBatchUndo: { as: 'editor', ours: true, sends: endedBatch },
  productAdminExport: byOperator(() => ({ query: { keywords: '离心泵', format: 'csv' } })),
  productAdminPage: byOperator(() => ({ query: { keywords: '离心泵', onWebsite: 'true' } })),
  productAdminDetail: byOperator(({ published }) => ({ query: { id: published } })),
  productTakeDown: byOperator(async (world) => ({
    body: { id: await shownProduct(world), reason: '数据不实' },
  })),
  productPutBack: byOperator(async (world) => ({ body: { id: await takenDownProduct(world) } })),
  productFeaturing: byOperator(() => ({})),
  productFeature: byOperator(async ({ as, published }) => {
    const { revision } = await as.operator.call(productFeaturing, {})
    return { body: { products: [published], revision } }
  }),
  videoStatus: ofOurProduct,
  videoSave: saves({ videos: [] }),
  getVideo: ofOurProduct,
  certificateStatus: ofOurProduct,
  certificateSave: saves(certificates),
  getCertificateDetail: ofOurProduct,
  referencePriceStatus: ofOurProduct,
  referencePriceSave: saves(fixedPrice),
  getReferencePrice: ofOurProduct,
  explodedChainStatus: ofOurProduct,
  explodedChainSave: saves({ exploded: null, parts: [{ no: '1', name: '叶轮', x: 0.5, y: 0.5 }] }),
  explodedChainDetail: ofOurProduct,
  contentHistory: {
    as: 'viewer',
    ours: true,
    sends: ({ published }) => body({ productId: published, kind: 'basics' }),
  },
  contentRestore: {
    as: 'editor',
    ours: true,
    sends: async ({ as }) => {
      const { productId } = await createProduct(as.demo)
      for (const count of [1, 2]) {
        const pictures = []
        for (let index = 0; index < count; index += 1)
          pictures.push({ fileId: (await uploadPicture(as.demo)).fileId, alt: '' })
        await as.demo.call(picSave, { body: { productId, pictures, submit: true } })
      }
      return body({ productId, kind: 'pictures', revision: 1 })
    },
  },
  productCopy: { as: 'editor', ours: true, sends: ({ published }) => body({ productId: published }) },
  productExport: { as: 'viewer', sends: () => body({}) },
  productBulk: {
    as: 'editor',
    // Each product is told by itself: ids of somebody else are named as not there.
    sends: async ({ as }) => {
      const { productId } = await createProduct(as.demo, { submit: false })
      return body({ productIds: [productId], action: 'archive' })
    },
  },
  productArchive: {
    as: 'editor',
    // Ids of somebody else change nothing.
    sends: async ({ as }) => {
      const { productId } = await createProduct(as.demo)
      return body({ productIds: [productId], archived: true })
    },
  },
  productPage: { as: null, sends: () => ({ query: { keywords: '离心泵' } }) },
  productChosen: { as: null, sends: ({ published }) => ({ query: { ids: published } }) },
  productShowcase: { as: null, sends: () => ({}) },
  productDetail: { as: null, sends: ({ published }) => body({ productId: published }) },
  searchPageByParam: { as: 'viewer', sends: () => body({ keywords: '离心泵' }) },
  productSave: {
    as: 'editor',
    ours: true,
    sends: async ({ as }) => {
      const { productId } = await createProduct(as.demo)
      return body({ ...basics(), productId, submit: false })
    },
  },
  productGet: ofOurProduct,
  picStatus: ofOurProduct,
  getPicDetail: ofOurProduct,
  productPreview: ofOurProduct,
  picSave: {
    as: 'editor',
    ours: true,
    sends: async ({ as, published }) => {
      const { fileId } = await uploadPicture(as.demo)
      return body({ productId: published, pictures: [{ fileId, alt: '正面' }] })
    },
  },
  contentRecall: { as: 'editor', ours: true, sends: submitted },
  contentWithdraw: { as: 'editor', ours: true, sends: onWebsite },
} satisfies RequestsOf<'product'>
