/** The valid requests of room review. */
import { basics, createProduct, pendingReview } from '../factories.ts'
import { body, type RequestsOf } from '../valid-request.ts'
import type { World } from '../world.ts'

async function waitingReview(world: World) {
  const content = basics()
  await createProduct(world.as.demo, content)
  return pendingReview(world.as.operator, 'basics', content.name)
}

export const reviewRequests = {
  reviewQueue: {
    as: 'operator',
    sends: async (world) => ({ query: { keywords: (await waitingReview(world)).title } }),
  },
  reviewPage: { as: 'operator', sends: () => ({ query: { state: 'pending' } }) },
  reviewDetail: {
    as: 'operator',
    sends: async (world) => ({ query: { id: (await waitingReview(world)).id } }),
  },
  reviewClaim: { as: 'operator', sends: async (world) => body({ id: (await waitingReview(world)).id }) },
  reviewRelease: { as: 'operator', sends: async (world) => body({ id: (await waitingReview(world)).id }) },
  reviewDecide: {
    as: 'operator',
    sends: async (world) => {
      const { id, revision } = await waitingReview(world)
      return body({ parts: [{ id, revision, decision: 'approve' }] })
    },
  },
  reviewDecideMany: {
    as: 'operator',
    sends: async (world) => {
      const { id, revision } = await waitingReview(world)
      return body({ items: [{ id, revision }], decision: 'approve' })
    },
  },
  reviewRules: { as: 'operator', sends: () => ({}) },
  reviewOrganisations: { as: 'operator', sends: () => ({ query: { keywords: '泵' } }) },
} satisfies RequestsOf<'review'>
