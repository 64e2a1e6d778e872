/**
 * One valid request per endpoint: who makes it and what they send. The refusal walk repeats each as everybody else;
 * an endpoint that is missing here fails the walk.
 */
import { randomUUID } from 'node:crypto'
import type { pictureCrop } from '@portal/contract/file'
import type { productSave } from '@portal/contract/product-own'
import type { Input } from '@portal/contract/kit'
import { messagePage } from '@portal/contract/message'
import type { CodeScene } from '@portal/contract/user'
import { insertMobilePerson, newMobile, orderCode, registration } from './entrance.ts'
import {
  basics,
  certification,
  createProduct,
  decide,
  patentNumber,
  pendingReview,
  savePictures,
  uploadPicture,
} from './factories.ts'
import { insertVideo } from './videos.ts'
import { enterprises, type Name, PASSWORD } from './people.ts'
import { pngFile } from './png.ts'
import { account } from './valid-requests-account.ts'
import { complaint } from './valid-requests-complaint.ts'
import { content } from './valid-requests-content.ts'
import { operation } from './valid-requests-console.ts'
import { dict } from './valid-requests-dict.ts'
import { filing } from './valid-requests-filing.ts'
import { halls } from './valid-requests-hall.ts'
import { imports } from './valid-requests-import.ts'
import { inquiry } from './valid-requests-inquiry.ts'
import { management } from './valid-requests-management.ts'
import { news, publishedArticle } from './valid-requests-news.ts'
import type { World } from './world.ts'

/** What is sent: the endpoint's input, or a file for an upload. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: File
  headers?: Record<string, string>
}

export interface ValidRequest {
  /** null: somebody who is not signed in. */
  as: Name | null
  /** Prepares what the request needs (a fresh one each time) and answers what is sent. */
  sends: (world: World) => Promise<Sent> | Sent
  /** The request names a thing of the enterprise `ours`: another enterprise must read it as not there. */
  ours?: true
  /** Who is let in by `access` and yet refused by a rule of the room, with the code. */
  except?: Partial<Record<Name, string>>
}

const body = (value: Input<typeof productSave>['body'] | Record<string, unknown>): Sent => ({ body: { ...value } })
const ofOurProduct: ValidRequest = { as: 'demo', ours: true, sends: ({ published }) => body({ productId: published }) }

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

async function waitingReview(world: World) {
  const content = basics()
  await createProduct(world.as.demo, content)
  return pendingReview(world.as.operator, 'basics', content.name)
}

/** An account's mobile, and the code just sent to it. */
async function mobileProof(world: World, scene: CodeScene) {
  const { mobile } = await insertMobilePerson(world.pool)
  return { mobile, code: await orderCode(world, scene, mobile) }
}

const byMail = { mail: true, sms: false }

/** By `room.name` of the contract. */
export const validRequests: Record<string, ValidRequest> = {
  'site.siteInfo': { as: null, sends: () => ({}) },
  'user.login': { as: null, sends: () => body({ username: 'demo', password: PASSWORD }) },
  'user.captcha': { as: null, sends: () => ({}) },
  'user.agreement': { as: null, sends: () => ({}) },
  'user.privacy': { as: null, sends: () => ({}) },
  'user.smsCode': { as: null, sends: () => ({ query: { mobile: newMobile(), scene: 'register' } }) },
  'user.smsLogin': { as: null, sends: async (world) => body(await mobileProof(world, 'login')) },
  'user.forget': {
    as: null,
    sends: async (world) => body({ ...(await mobileProof(world, 'forget')), password: 'another-password' }),
  },
  'user.register': { as: null, sends: async (world) => body(await registration(world)) },
  ...management,
  ...content,
  ...complaint,
  ...inquiry,
  ...operation,
  ...account,

  'file.pictureUpload': { as: 'demo', sends: () => ({ file: pngFile() }) },
  'file.videoFrame': {
    as: 'demo',
    ours: true,
    sends: async (world) => body({ fileId: await insertVideo(world), frame: 'frame-1.webp' }),
  },
  'file.mediaList': {
    as: 'guest',
    sends: async ({ as }) => body({ fileIds: [(await uploadPicture(as.demo)).fileId] }),
  },
  'file.pictureCrop': {
    as: 'demo',
    ours: true,
    sends: async ({ as }) => {
      const { fileId } = await uploadPicture(as.demo)
      const crop: Input<typeof pictureCrop>['body'] = { fileId, left: 0.1, top: 0.1, width: 0.5, height: 0.5 }
      return body(crop)
    },
  },

  'message.messagePage': { as: 'demo', sends: () => ({ query: { pageNum: 1 } }) },
  'message.messageList': { as: 'demo', sends: () => ({ query: { group: 'content' } }) },
  'message.messageReadGroup': { as: 'demo', sends: () => body({ group: 'account' }) },
  'message.messageRemove': {
    as: 'demo',
    sends: async ({ as }) => {
      const { list } = await as.demo.call(messagePage, { query: {} })
      return body({ ids: [list[0]?.id ?? '1'] })
    },
  },
  'message.messageRead': { as: 'demo', sends: () => body({}) },
  'message.outboxPage': { as: 'operator', sends: () => ({ query: { channel: 'sms', keywords: '138' } }) },
  'message.channelList': { as: 'guest', sends: () => ({}) },
  'message.channelSave': {
    as: 'guest',
    sends: () => body({ certification: byMail, content: byMail, inquiry: byMail, account: byMail }),
  },

  ...dict,

  'audit.auditPage': { as: 'operator', sends: () => ({ query: { from: '2026-01-01', pageSize: 10 } }) },
  'audit.auditDetail': {
    as: 'operator',
    sends: async ({ pool }) => {
      const { rows } = await pool.query<{ id: string }>('select max(id) as id from audit_entry')
      return { query: { id: rows[0]?.id ?? '' } }
    },
  },
  'audit.auditActions': { as: 'operator', sends: () => ({}) },
  'audit.auditActors': { as: 'operator', sends: () => ({ query: { keywords: 'demo' } }) },
  'audit.auditOrganisations': { as: 'operator', sends: () => ({ query: { keywords: '泵业' } }) },
  'audit.auditExport': { as: 'operator', sends: () => ({ query: { actions: ['review.approved'] } }) },

  'health.healthState': { as: 'operator', sends: () => ({}) },
  'health.failedJobPage': { as: 'operator', sends: () => ({ query: { queue: 'file.avif' } }) },
  'health.jobRetry': { as: 'operator', sends: () => body({ queue: 'file.avif', ids: [randomUUID()] }) },
  'health.jobDiscard': { as: 'operator', sends: () => body({ queue: 'file.avif', ids: [randomUUID()] }) },

  'stats.statsFunnel': { as: 'viewer', sends: () => ({ query: { days: '90' } }) },
  'stats.statsDashboard': { as: 'operator', sends: () => ({}) },
  'stats.statsWaiting': { as: 'operator', sends: () => ({}) },

  'enterprise.entInfo': { as: 'pending', sends: () => ({}) },
  'enterprise.entAuth': {
    as: 'newcomer',
    sends: () => body(certification(enterprises.fresh)),
    except: { pending: 'A0400', idle: 'A0301', viewer: 'A0301', operator: 'A0301', admin: 'A0301', guest: 'A0301' },
  },
  'enterprise.licenceUpload': {
    as: 'pending',
    sends: () => ({ file: pngFile() }),
    except: { operator: 'A0301', admin: 'A0301', guest: 'A0301' },
  },
  'enterprise.certificationCheck': {
    as: 'newcomer',
    sends: () => body({ name: enterprises.fresh, uscc: certification(enterprises.fresh).uscc }),
  },
  'enterprise.certificationPage': { as: 'pending', sends: () => ({ query: { pageNum: 1 } }) },
  'enterprise.enterprisePage': { as: null, sends: () => ({ query: { industry: '03' } }) },
  'enterprise.enterpriseNamed': { as: null, sends: () => ({ query: { keywords: '泵业' } }) },
  'enterprise.enterpriseDetail': { as: null, sends: ({ ids }) => ({ query: { id: ids.enterprises.ours } }) },

  'patent.patentDetail': { as: null, sends: ({ patent }) => ({ query: { id: patent } }) },
  'patent.patentPortrait': { as: null, sends: ({ ids }) => ({ query: { enterprise: ids.enterprises.ours } }) },
  'patent.patentDue': { as: 'viewer', sends: () => ({}) },
  'patent.patentLookup': { as: 'viewer', sends: () => body({ numbers: [patentNumber()] }) },
  'patent.patentSuggest': { as: 'viewer', sends: () => ({ query: { keywords: '叶轮' } }) },
  'patent.patentRegister': {
    as: 'editor',
    sends: () => body({ number: patentNumber(), title: '一种机械密封', applicants: ['某某研究院'] }),
  },

  'product.productPage': { as: null, sends: () => ({ query: { keywords: '离心泵' } }) },
  'product.productChosen': { as: null, sends: ({ published }) => ({ query: { ids: published } }) },
  'product.productShowcase': { as: null, sends: () => ({}) },
  'product.productDetail': { as: null, sends: ({ published }) => body({ productId: published }) },
  'product.searchPageByParam': { as: 'viewer', sends: () => body({ keywords: '离心泵' }) },
  'product.productSave': {
    as: 'editor',
    ours: true,
    sends: async ({ as }) => {
      const { productId } = await createProduct(as.demo)
      return body({ ...basics(), productId, submit: false })
    },
  },
  'product.productGet': { ...ofOurProduct, as: 'viewer' },
  'product.picStatus': { ...ofOurProduct, as: 'viewer' },
  'product.getPicDetail': { ...ofOurProduct, as: 'viewer' },
  'product.productPreview': { ...ofOurProduct, as: 'viewer' },
  'product.picSave': {
    as: 'editor',
    ours: true,
    sends: async ({ as, published }) => {
      const { fileId } = await uploadPicture(as.demo)
      return body({ productId: published, pictures: [{ fileId, alt: '正面' }] })
    },
  },
  'product.contentRecall': { as: 'editor', ours: true, sends: submitted },
  'product.contentWithdraw': { as: 'editor', ours: true, sends: onWebsite },

  'search.searchSuggest': { as: null, sends: () => ({ query: { keywords: '离心' } }) },

  'analytics.articleViews': {
    as: 'operator',
    sends: async (world) => ({ query: { ids: (await publishedArticle(world)).id } }),
  },
  'analytics.analyticsFigures': { as: 'viewer', sends: () => ({ query: { days: '30' } }) },
  'certificate.certificatePage': { as: 'viewer', sends: () => ({ query: { validity: 'soon' } }) },
  ...filing,
  ...halls,
  ...imports,
  ...news,
  'review.reviewPage': { as: 'operator', sends: () => ({ query: { state: 'pending' } }) },
  'review.reviewDetail': {
    as: 'operator',
    sends: async (world) => ({ query: { id: (await waitingReview(world)).id } }),
  },
  'review.reviewDecide': {
    as: 'operator',
    sends: async (world) => {
      const { id, revision } = await waitingReview(world)
      return body({ id, revision, decision: 'approve' })
    },
  },
  'review.reviewDecideMany': {
    as: 'operator',
    sends: async (world) => {
      const { id, revision } = await waitingReview(world)
      return body({ items: [{ id, revision }], decision: 'approve' })
    },
  },
  'review.reviewRules': { as: 'operator', sends: () => ({}) },
  'review.reviewOrganisations': { as: 'operator', sends: () => ({ query: { keywords: '泵' } }) },
}

/** Gives a product detail pictures that were approved. */
export async function withPictures(world: World, productId: string, name: string): Promise<void> {
  await savePictures(world.as.demo, productId)
  await decide(world.as.operator, 'pictures', name)
}
