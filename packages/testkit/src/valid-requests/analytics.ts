/** The valid requests of room analytics. */
import type { RequestsOf } from '../valid-request.ts'
import { publishedArticle } from './news.ts'

export const analyticsRequests = {
  articleViews: {
    as: 'operator',
    sends: async (world) => ({ query: { ids: (await publishedArticle(world)).id } }),
  },
  analyticsFigures: { as: 'viewer', sends: () => ({ query: { days: '30' } }) },
} satisfies RequestsOf<'analytics'>
