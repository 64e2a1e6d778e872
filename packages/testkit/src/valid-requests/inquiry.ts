/** The valid requests of room inquiry. */
import { inquiryBlock, inquiryBlockPage, inquiryDetail } from '@portal/contract/inquiry-admin'
import { inquiryOwnDetail } from '@portal/contract/inquiry-own'
import { sendInquiry } from '../inquiry.ts'
import { byOperator, type RequestsOf, type ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

const fresh = (world: World) => sendInquiry(world, world.published)

const toPlatform = (world: World) => sendInquiry(world, '', { targetType: 'platform', targetId: '', purpose: 'join' })

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

export const inquiryRequests = {
  inquiryEntrance: { as: null, sends: () => ({ query: {} }) },
  inquiryThread: { as: null, sends: async (world) => ({ query: { token: (await fresh(world)).token } }) },
  inquiryData: { as: null, sends: async (world) => ({ query: { token: (await fresh(world)).token } }) },
  inquiryOwnPage: { as: 'viewer', sends: () => ({ query: { pageNum: 1 } }) },
  inquiryOwnDetail: {
    as: 'viewer',
    ours: true,
    sends: async (world) => ({ query: { id: (await fresh(world)).id } }),
  },
  inquiryOwnSeen: ours('viewer'),
  inquiryOwnAnswer: ours('editor', { text: '您好，单价与交货期见附表。' }),
  inquiryOwnAssign: {
    as: 'editor',
    ours: true,
    sends: async (world) => {
      const { id } = await fresh(world)
      const { members } = await world.as.demo.call(inquiryOwnDetail, { query: { id } })
      return { body: { id, memberId: members[0]?.id ?? null } }
    },
  },
  inquiryOwnMove: ours('editor', { to: 'closed' }),
  inquiryPage: byOperator(async () => ({ query: { keywords: 'LY' } })),
  inquiryDetail: byOperator(async (world) => ({ query: { id: (await fresh(world)).id } })),
  inquiryAnswer: ofPlatform({ text: '您好，请在企业认证页填写备案编号。' }),
  inquiryMove: ofPlatform({ to: 'closed' }),
  inquiryHide: ofMessage({ reason: '广告' }),
  inquiryShow: ofMessage(),
  inquiryBlock: ofFresh({ reason: '多次发送广告' }),
  inquiryErase: ofFresh(),
  inquiryBlockPage: byOperator(async () => ({ query: { pageNum: 1 } })),
  inquiryUnblock: byOperator(async (world) => {
    const { id, number } = await fresh(world)
    await world.as.operator.call(inquiryBlock, { body: { id, reason: '多次发送广告' } })
    const { list } = await world.as.operator.call(inquiryBlockPage, { query: { pageSize: 100 } })
    return { body: { id: list.find((block) => block.number === number)?.id ?? '' } }
  }),
} satisfies RequestsOf<'inquiry'>
