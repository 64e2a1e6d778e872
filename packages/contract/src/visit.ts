/** Visits of public pages: counted without cookies, kept by day. */
import { z } from 'zod'
import { Day, endpoint, Id, Ids } from './kit.ts'

/** Whose pages are counted. */
export const visitSubjects = ['product', 'enterprise', 'news'] as const
export const VisitSubject = z.enum(visitSubjects)
export type VisitSubject = z.infer<typeof VisitSubject>
/** What a page carries so that its visit is counted: a picture of one point, without script. */
export const visitAddress = (subject: VisitSubject, id: string): string => `/visit.gif?subject=${subject}&id=${id}`

const Count = z.number().int()
export const visitPeriods = ['30', '90', '365', '730'] as const
const Total = z.object({ views: Count, visitors: Count })

export const visitFigures = endpoint({
  method: 'GET',
  path: '/api/enterprise/visit/figures',
  access: 'product:read:own',
  summary:
    "Visits of the caller's pavilion and products by day, with the totals of the period before, and its products visited most.",
  query: z.object({ days: z.enum(visitPeriods).default('30') }),
  data: z.object({
    /** The oldest first, without gaps; the last one is still running. */
    days: z.array(z.object({ day: Day, pavilion: Count, product: Count, visitors: Count })),
    total: Total,
    /** The same number of days before. */
    before: Total,
    products: z.array(z.object({ id: Id, name: z.string(), nameEn: z.string(), views: Count })),
  }),
})
export type VisitFigures = z.infer<typeof visitFigures.data>

export const visitArticles = endpoint({
  method: 'GET',
  path: '/api/admin/visit/articles',
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
