/** Page views of public pages: counted without cookies, kept by day. */
import { z } from 'zod'
import { Day, endpoint, Id, Ids } from './kit.ts'

/** Whose pages are counted. */
export const analyticsSubjects = ['product', 'enterprise', 'news'] as const
export const AnalyticsSubject = z.enum(analyticsSubjects)
export type AnalyticsSubject = z.infer<typeof AnalyticsSubject>
/** What a page carries so that it is counted: a picture of one point, without script. */
export const trackingPixelAddress = (subject: AnalyticsSubject, id: string): string =>
  `/visit.gif?subject=${subject}&id=${id}`

const Count = z.number().int()
export const analyticsPeriods = ['30', '90', '365', '730'] as const
const Total = z.object({ views: Count, visitors: Count })

export const analyticsFigures = endpoint({
  method: 'GET',
  path: '/api/enterprise/analytics/figures',
  access: 'product:read:own',
  summary:
    "Page views of the caller's pavilion and products by day, with the totals of the period before, and its products viewed most.",
  query: z.object({ days: z.enum(analyticsPeriods).default('30') }),
  data: z.object({
    /** The oldest first, without gaps; the last one is still running. */
    days: z.array(z.object({ day: Day, pavilion: Count, product: Count, visitors: Count })),
    total: Total,
    /** The same number of days before. */
    before: Total,
    products: z.array(z.object({ id: Id, name: z.string(), nameEn: z.string(), views: Count })),
  }),
})
export type AnalyticsFigures = z.infer<typeof analyticsFigures.data>

export const articleViews = endpoint({
  method: 'GET',
  path: '/api/admin/analytics/articles',
  access: 'news:read:any',
  summary:
    'How often articles were opened on the website (ids separated by commas), altogether and lately; one never opened is missing.',
  query: z.object({ ids: Ids }),
  data: z.array(
    z.object({
      id: Id,
      views: Count,
      /** In the last 30 days. */
      lately: Count,
    }),
  ),
})
