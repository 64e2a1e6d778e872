/** The valid requests of inquiries. */
import { inquiryBlock, inquiryBlockPage, inquiryDetail } from '@portal/contract/inquiry-admin'
import { inquiryOwnDetail } from '@portal/contract/inquiry-own'
import { sendInquiry } from './inquiry.ts'
import type { ValidRequest, Sent } from './valid-requests.ts'
import type { World } from './world.ts'

const fresh = (world: World) => sendInquiry(world, world.published)
const toPlatform = (world: World) => sendInquiry(world, '', { targetType: 'platform', targetId: '', purpose: 'join' })

const byOperator = (sends: (world: World) => Promise<Sent>): ValidRequest => ({ as: 'operator', sends })
const ofFresh = (more: Record<string, unknown> = {}): ValidRequest =>
  byOperator(async (world) => ({ body: { id: (await fresh(world)).id, ...more } }))
const ofPlatform = (more: Record<string, unknown>): ValidRequest =>
  byOperator(async (world) => ({ body: { id: (await toPlatform(world)).id, ...more } }))
/** With the one message of a fresh inquiry. */
const ofMessage = (more: Record<string, unknown> = {}): ValidRequest =>
  byOperator(async (world) => {
    const { id } = await fresh(world)
    const { entries } = await world.as.operator.call(inquiryDetail, { query: { id } })
    return { body: { id, entryId: entries[0]?.id ?? '', ...more } }
  })
const ours = (as: 'viewer' | 'editor', more: Record<string, unknown> = {}): ValidRequest => ({
  as,
  ours: true,
  sends: async (world) => ({ body: { id: (await fresh(world)).id, ...more } }),
})

export const inquiry: Record<string, ValidRequest> = {
  'inquiry.inquiryEntrance': { as: null, sends: () => ({ query: {} }) },
  'inquiry.inquiryThread': { as: null, sends: async (world) => ({ query: { token: (await fresh(world)).token } }) },
  'inquiry.inquiryData': { as: null, sends: async (world) => ({ query: { token: (await fresh(world)).token } }) },

  'inquiry.inquiryOwnPage': { as: 'viewer', sends: () => ({ query: { pageNum: 1 } }) },
  'inquiry.inquiryOwnDetail': {
    as: 'viewer',
    ours: true,
    sends: async (world) => ({ query: { id: (await fresh(world)).id } }),
  },
  'inquiry.inquiryOwnSeen': ours('viewer'),
  'inquiry.inquiryOwnAnswer': ours('editor', { text: '您好，单价与交货期见附表。' }),
  'inquiry.inquiryOwnAssign': {
    as: 'editor',
    ours: true,
    sends: async (world) => {
      const { id } = await fresh(world)
      const { members } = await world.as.demo.call(inquiryOwnDetail, { query: { id } })
      return { body: { id, memberId: members[0]?.id ?? null } }
    },
  },
  'inquiry.inquiryOwnMove': ours('editor', { to: 'closed' }),

  'inquiry.inquiryPage': byOperator(async () => ({ query: { keywords: 'LY' } })),
  'inquiry.inquiryDetail': byOperator(async (world) => ({ query: { id: (await fresh(world)).id } })),
  'inquiry.inquiryAnswer': ofPlatform({ text: '您好，请在企业认证页填写备案编号。' }),
  'inquiry.inquiryMove': ofPlatform({ to: 'closed' }),
  'inquiry.inquiryHide': ofMessage({ reason: '广告' }),
  'inquiry.inquiryShow': ofMessage(),
  'inquiry.inquiryBlock': ofFresh({ reason: '多次发送广告' }),
  'inquiry.inquiryErase': ofFresh(),
  'inquiry.inquiryBlockPage': byOperator(async () => ({ query: { pageNum: 1 } })),
  'inquiry.inquiryUnblock': byOperator(async (world) => {
    const { id, number } = await fresh(world)
    await world.as.operator.call(inquiryBlock, { body: { id, reason: '多次发送广告' } })
    const { list } = await world.as.operator.call(inquiryBlockPage, { query: { pageSize: 100 } })
    return { body: { id: list.find((block) => block.number === number)?.id ?? '' } }
  }),
}
