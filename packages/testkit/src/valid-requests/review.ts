/** The valid requests of room review. */
import { basics, createProduct, pendingReview } from '../factories.ts'
import { body, type RequestsOf } from '../valid-request.ts'
import type { World } from '../world.ts'

async function waitingReview(world: World) {
  const content = basics()
  await createProduct(world.as.demo, content)
  return pendingReview(world.as.operator, 'basics', content.name)
}

/** A decision of the operator that takes effect in a minute. */
async function heldReview(world: World): Promise<string> {
  const { id } = await waitingReview(world)
  await world.pool.query(
    `with round as (
       insert into review_round (decided_by_id, decided_by, decided_at, takes_effect_at, parts)
       values ($2, '运营小组', now(), now() + interval '1 minute', '[]') returning *)
     update review_item set round_id = round.id, settling_by = round.decided_by, takes_effect_at = round.takes_effect_at
     from round where review_item.id = $1`,
    [id, world.ids.people.operator],
  )
  return id
}

export const reviewRequests = {
  reviewUndo: {
    as: 'operator',
    sends: async (world) => body({ id: await heldReview(world) }),
    // Only whoever decided may undo it.
    except: { admin: 'A0301' },
  },
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
