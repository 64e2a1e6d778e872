/** The valid requests of room hall. */
import { exhibitorInvite, expoPublish, expoSave, hallAdminDetail } from '@portal/contract/hall-admin'
import type { Expo } from '@portal/contract/hall-document'
import { anotherEnterprise } from '../another-enterprise.ts'
import { byOperator, type RequestsOf, type Sent, type ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

/** An expo that runs for years, in which everybody exhibits. */
export const expo = (change: Partial<Expo> = {}): Expo => ({
  title: '专利密集型产品云展',
  titleEn: 'Patent-intensive Products Online',
  summary: '看得见的专利。',
  summaryEn: '',
  description: '',
  descriptionEn: '',
  place: '杭州国际博览中心',
  placeEn: '',
  startsOn: '2020-01-01',
  endsOn: '2099-12-31',
  banner: null,
  skin: 'gallery',
  programme: [],
  rule: { industries: [], regions: [], recognised: false },
  articles: [],
  ...change,
})

/** An expo that no other request needs and visitors do not see. */
export const draftExpo = ({ as }: Pick<World, 'as'>, change: Partial<Expo> = {}) =>
  as.operator.call(expoSave, { body: { content: expo(change) } })

/** An expo that visitors see. */
export async function publishedExpo(
  world: Pick<World, 'as'>,
  change: Partial<Expo> = {},
): Promise<{ id: string; revision: number }> {
  const { id, revision } = await draftExpo(world, change)
  return world.as.operator.call(expoPublish, { body: { id, revision } })
}

/** An expo to which `ours` is invited. */
async function invitedExpo(world: World): Promise<string> {
  const { id } = await draftExpo(world, { rule: null })
  await world.as.operator.call(exhibitorInvite, { body: { id, enterprises: [world.ids.enterprises.ours] } })
  return id
}

const ofDraft = (sent: (standing: { id: string; revision: number }) => Sent): ValidRequest =>
  byOperator(async (world) => sent(await draftExpo(world)))

const ofSomebody: ValidRequest = byOperator(async (world) => {
  const { id } = await draftExpo(world)
  const other = await anotherEnterprise(world)
  return { body: { id, enterprises: [other.id] } }
})

const hall = { kind: 'industry', key: '06' } as const

export const hallRequests = {
  hallOverview: { as: null, sends: () => ({}) },
  hallDetail: { as: null, sends: () => ({ query: { kind: 'region', key: '33' } }) },
  enterpriseFaces: { as: null, sends: ({ ids }) => ({ query: { ids: ids.enterprises.ours } }) },
  expoPage: { as: null, sends: () => ({ query: { state: 'running' } }) },
  expoDetail: { as: null, sends: async (world) => ({ query: { id: (await publishedExpo(world)).id } }) },
  expoNews: { as: null, sends: async (world) => ({ query: { id: (await publishedExpo(world)).id } }) },
  hallAdminList: byOperator(() => ({})),
  hallAdminDetail: byOperator(() => ({ query: hall })),
  hallFollowing: byOperator(() => ({ query: hall })),
  hallAdminSave: byOperator(async ({ as, ids }) => {
    const { revision } = await as.operator.call(hallAdminDetail, { query: hall })
    const arrangement = { skin: 'gallery', intro: '环保装备。', pinned: [ids.enterprises.ours] }
    return { body: { ...hall, arrangement, revision } }
  }),
  expoAdminPage: byOperator(() => ({ query: { standing: 'draft', keywords: '云展' } })),
  expoAdminDetail: ofDraft(({ id }) => ({ query: { id } })),
  expoSave: ofDraft(({ id, revision }) => ({ body: { id, revision, content: expo({ title: '改名云展' }) } })),
  expoPublish: ofDraft(({ id, revision }) => ({ body: { id, revision } })),
  expoWithdraw: byOperator(async (world) => ({ body: { id: (await publishedExpo(world)).id } })),
  expoRemove: ofDraft(({ id }) => ({ body: { id } })),
  expoHistory: ofDraft(({ id }) => ({ query: { id } })),
  expoRestore: ofDraft(({ id, revision }) => ({ body: { id, from: 1, revision } })),
  exhibitorList: ofDraft(({ id }) => ({ query: { id } })),
  exhibitorByRule: ofDraft(({ id }) => ({ query: { id } })),
  exhibitorInvite: ofSomebody,
  exhibitorExclude: ofSomebody,
  exhibitorReadmit: ofSomebody,
  exhibitorOrder: ofSomebody,
  exhibitorCandidates: byOperator(() => ({ query: { keywords: '泵业' } })),
  ownHalls: { as: 'viewer', sends: () => ({}) },
  expoAnswer: {
    as: 'editor',
    ours: true,
    sends: async (world) => ({ body: { id: await invitedExpo(world), accept: true } }),
  },
} satisfies RequestsOf<'hall'>
