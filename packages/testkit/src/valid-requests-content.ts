/** Rightful requests of content kinds: what products and enterprises draft, submit, take back and restore. */
import { displayDetail, displaySave } from '@portal/contract/enterprise-content'
import { picSave } from '@portal/contract/product-content'
import { createProduct, decide, uploadPicture } from './factories.ts'
import { enterprises } from './people.ts'
import type { ValidRequest } from './valid-requests.ts'
import type { World } from './world.ts'

const send = (body: Record<string, unknown>) => ({ body })
const ofOurProduct: ValidRequest = {
  as: 'viewer',
  ours: true,
  sends: ({ published }) => send({ productId: published }),
}

/** Saves a kind of a fresh product of ours as a draft. */
const saves = (document: Record<string, unknown>): ValidRequest => ({
  as: 'editor',
  ours: true,
  sends: async ({ as }) => {
    const { productId } = await createProduct(as.demo)
    return send({ productId, ...document, submit: false })
  },
})

const certificates = { certificates: [{ kind: '01', name: '产品检测报告', issuer: '示范检测中心' }] }
const fixedPrice = { mode: 'fixed', amount: 12_800 }

/** Our presentation: somebody submitted it, so that it can be taken back. */
async function displaySubmitted({ as, portal }: World): Promise<number> {
  const { revision } = await as.demo.call(displayDetail, {})
  const saved = await as.demo.call(displaySave, {
    body: { story: [{ title: '起步', text: '从一台泵做起。' }], revision },
  })
  // The queue follows submissions by events: whoever decides must find this one there.
  await portal.platform.events.settle()
  return saved.revision
}

const ofProduct: Record<string, ValidRequest> = {
  'product.videoStatus': ofOurProduct,
  'product.videoSave': saves({ videos: [] }),
  'product.getVideo': ofOurProduct,
  'product.certificateStatus': ofOurProduct,
  'product.certificateSave': saves(certificates),
  'product.getCertificateDetail': ofOurProduct,
  'product.referencePriceStatus': ofOurProduct,
  'product.referencePriceSave': saves(fixedPrice),
  'product.getReferencePrice': ofOurProduct,
  'product.explodedChainStatus': ofOurProduct,
  'product.explodedChainSave': saves({ exploded: null, parts: [{ no: '1', name: '叶轮', x: 0.5, y: 0.5 }] }),
  'product.explodedChainDetail': ofOurProduct,
  'product.contentHistory': {
    as: 'viewer',
    ours: true,
    sends: ({ published }) => send({ productId: published, kind: 'basics' }),
  },
  'product.contentRestore': {
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
      return send({ productId, kind: 'pictures', revision: 1 })
    },
  },
  'product.productCopy': { as: 'editor', ours: true, sends: ({ published }) => send({ productId: published }) },
  'product.productExport': { as: 'viewer', sends: () => send({}) },
  'product.productBulk': {
    as: 'editor',
    // Each product is told by itself: ids of somebody else are named as not there.
    sends: async ({ as }) => {
      const { productId } = await createProduct(as.demo, { submit: false })
      return send({ productIds: [productId], action: 'archive' })
    },
  },
  'product.productArchive': {
    as: 'editor',
    // Ids of somebody else change nothing.
    sends: async ({ as }) => {
      const { productId } = await createProduct(as.demo)
      return send({ productIds: [productId], archived: true })
    },
  },
}

const mine = (as: ValidRequest['as'], body?: Record<string, unknown>): ValidRequest => ({
  as,
  sends: () => (body ? send(body) : {}),
})
const story = { story: [{ title: '起步', text: '从一台泵做起。' }], submit: false }

const ofEnterprise: Record<string, ValidRequest> = {
  'enterprise.displayStatus': mine('viewer'),
  'enterprise.displayDetail': mine('viewer'),
  'enterprise.displaySave': mine('editor', story),
  'enterprise.pavilionStatus': mine('viewer'),
  'enterprise.pavilionDetail': mine('viewer'),
  'enterprise.pavilionSave': mine('editor', { skin: 'night', submit: false }),
  'enterprise.entCertificateStatus': mine('viewer'),
  'enterprise.entCertificateDetail': mine('viewer'),
  'enterprise.entCertificateSave': mine('editor', { ...certificates, submit: false }),
  'enterprise.honorStatus': mine('viewer'),
  'enterprise.honorDetail': mine('viewer'),
  'enterprise.honorSave': mine('editor', { ...certificates, submit: false }),
  'enterprise.entContentStatuses': mine('viewer'),
  'enterprise.entContentPreview': mine('viewer', { kind: 'display' }),
  'enterprise.entContentHistory': mine('viewer', { kind: 'display' }),
  'enterprise.entContentRestore': {
    as: 'editor',
    // The other enterprise has nothing there.
    except: { stranger: 'A0404' },
    sends: async (world) => {
      const revision = await displaySubmitted(world)
      await displaySubmitted(world)
      return send({ kind: 'display', revision })
    },
  },
  'enterprise.entContentWithdraw': {
    as: 'editor',
    // The other enterprise has nothing there.
    except: { stranger: 'A0400' },
    sends: async (world) => {
      await displaySubmitted(world)
      await decide(world.as.operator, 'display', enterprises.ours)
      return send({ kind: 'display' })
    },
  },
  'enterprise.entContentRecall': {
    as: 'editor',
    // The other enterprise has nothing there.
    except: { stranger: 'A0400' },
    sends: async (world) => {
      await displaySubmitted(world)
      return send({ kind: 'display' })
    },
  },
}

export const content: Record<string, ValidRequest> = { ...ofProduct, ...ofEnterprise }
