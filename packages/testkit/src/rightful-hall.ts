/** The rightful requests of halls and expos. */
import type { Expo } from '@portal/contract/hall-document'
import type { Rightful } from './rightful.ts'
import type { World } from './world.ts'

/** An expo that runs for years, in which everybody of an industry exhibits. */
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

/** A published expo that no other request needs. */
export async function publishedExpo({ pool }: World, change: Partial<Expo> = {}): Promise<{ id: string }> {
  const content = expo(change)
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
      insert into expo (revision, published_revision, published_at, title, title_en, starts_on, ends_on, words, created_at, updated_at)
      values (1, 1, now(), $1, $2, $3, $4, '', now(), now()) returning id
    )
    insert into expo_public (expo_id, revision, starts_on, ends_on, published_at, updated_at, content)
    select id, 1, $3, $4, now(), now(), $5 from made returning expo_id as id`,
    [content.title, content.titleEn, content.startsOn, content.endsOn, content],
  )
  const [row] = rows
  if (!row) throw new Error('the expo was not published')
  return row
}

export const hall: Record<string, Rightful> = {
  'hall.hallOverview': { as: null, sends: () => ({}) },
  'hall.hallDetail': { as: null, sends: () => ({ query: { kind: 'region', key: '33' } }) },
  'hall.expoPage': { as: null, sends: () => ({ query: { state: 'running' } }) },
  'hall.expoDetail': { as: null, sends: async (world) => ({ query: { id: (await publishedExpo(world)).id } }) },
  'hall.expoNews': { as: null, sends: async (world) => ({ query: { id: (await publishedExpo(world)).id } }) },
}
