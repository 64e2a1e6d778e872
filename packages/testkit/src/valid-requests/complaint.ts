/** The valid requests of room complaint. */
import { complaintDecide, complaintDetail, complaintPassOn } from '@portal/contract/complaint'
import { fileComplaint } from '../complaint.ts'
import { basics, createProduct, decide } from '../factories.ts'
import { pngFile } from '../png.ts'
import { byOperator, type RequestsOf, type ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

const fresh = (world: World) => fileComplaint(world, world.published)

/** A complaint that the operator passed on to `ours`. */
async function passedOn(world: World): Promise<string> {
  const { id } = await fresh(world)
  await world.as.operator.call(complaintPassOn, { body: { id, text: '请说明效率数据的来源。' } })
  return id
}

async function settled(world: World): Promise<string> {
  const { id } = await fresh(world)
  await world.as.operator.call(complaintDecide, { body: { id, decision: 'reject', text: '经核实数据属实。' } })
  return id
}

/** A complaint whose product is off the website: one that no other request needs. */
async function takenDown(world: World): Promise<string> {
  const content = basics()
  const { productId } = await createProduct(world.as.demo, content)
  await decide(world.as.operator, 'basics', content.name)
  const { id } = await fileComplaint(world, productId)
  const body = { id, decision: 'uphold', takeDown: true, text: '已下架。', reason: '数据不实。' } as const
  await world.as.operator.call(complaintDecide, { body })
  return id
}

const ofFresh = (more: Record<string, unknown>): ValidRequest =>
  byOperator(async (world) => ({ body: { id: (await fresh(world)).id, ...more } }))

export const complaintRequests = {
  complaintEntrance: { as: null, sends: () => ({ query: {} }) },
  complaintThread: {
    as: null,
    sends: async (world) => ({ query: { token: (await fresh(world)).token } }),
  },
  complaintPage: byOperator(async () => ({ query: { state: 'open', keywords: 'TS' } })),
  complaintDetail: byOperator(async (world) => ({ query: { id: (await fresh(world)).id } })),
  complaintProof: byOperator(async (world) => {
    const { id } = await fileComplaint(world, world.published, {}, [pngFile(64, 64)])
    const { files } = await world.as.operator.call(complaintDetail, { query: { id } })
    return { query: { id: files[0]?.id ?? '' } }
  }),
  complaintAssign: ofFresh({ mine: true }),
  complaintNote: ofFresh({ text: '已电话核实。' }),
  complaintAnswer: ofFresh({ text: '我们正在核实。' }),
  complaintPassOn: ofFresh({ text: '请说明效率数据的来源。' }),
  complaintDecide: ofFresh({ decision: 'close', text: '感谢反馈。' }),
  complaintRestore: byOperator(async (world) => ({
    body: { id: await takenDown(world), text: '经复核已恢复。' },
  })),
  complaintAnonymise: byOperator(async (world) => ({ body: { id: await settled(world) } })),
  complaintOwnPage: { as: 'viewer', sends: () => ({ query: { pageNum: 1 } }) },
  complaintOwnAnswer: {
    as: 'editor',
    ours: true,
    sends: async (world) => ({ body: { id: await passedOn(world), text: '数据来自第三方检测报告。' } }),
  },
} satisfies RequestsOf<'complaint'>
