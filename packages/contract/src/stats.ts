/** The platform in figures, for operators. */
import { z } from 'zod'
import { Day, endpoint, Instant } from './kit.ts'
import { consolePermissions } from './permission-list.ts'
import type { Permission } from './permission.ts'

const Count = z.number().int()

/** What there is; the change is against thirty days ago. Each shows to whoever may see what it counts. */
export const keyFigures = ['enterprise', 'product.public', 'product', 'patent', 'news', 'user'] as const
export const KeyFigure = z.enum(keyFigures)
export type KeyFigure = z.infer<typeof KeyFigure>

/** What happens day by day. */
export const trends = [
  'enterprise.registered',
  'enterprise.certified',
  'user.registered',
  'review.submitted',
  'review.approved',
  'review.rejected',
  'product.published',
  'news.published',
  'inquiry.received',
] as const
export const Trend = z.enum(trends)
export type Trend = z.infer<typeof Trend>

/** Who may see a figure or a trend. */
export const figurePermission: Record<KeyFigure | Trend, Permission> = {
  enterprise: 'enterprise:read:any',
  'product.public': 'product:read:any',
  product: 'product:read:any',
  patent: 'patent:read:any',
  news: 'news:read:any',
  user: 'user:read:any',
  'enterprise.registered': 'enterprise:read:any',
  'enterprise.certified': 'enterprise:read:any',
  'user.registered': 'user:read:any',
  'review.submitted': 'review:read:any',
  'review.approved': 'review:read:any',
  'review.rejected': 'review:read:any',
  'product.published': 'product:read:any',
  'news.published': 'news:read:any',
  'inquiry.received': 'inquiry:read:any',
}

const Course = z.object({
  /** Days `YYYY-MM-DD`, or months `YYYY-MM`, the oldest first; the last one is still running. */
  labels: z.array(z.string()),
  trends: z.array(z.object({ trend: Trend, values: z.array(z.number()) })),
  /** Middle one of the minutes from submitting to deciding; null where nothing was decided, or may not be seen. */
  medianMinutes: z.array(z.number().nullable()),
})
export type Course = z.infer<typeof Course>

const Shares = z.array(z.object({ part: z.string(), enterprises: Count.nullable(), products: Count.nullable() }))

/** What waits for operators now; null for whoever may not see it. */
const Waiting = z.object({
  /** By kind of content, the one that waits longest first. */
  review: z.array(z.object({ kind: z.string(), count: Count, oldestAt: Instant })).nullable(),
  complaint: z.object({ count: Count, oldestAt: Instant.nullable() }).nullable(),
  /** Asked of the platform and not answered yet. */
  inquiry: z.object({ count: Count, oldestAt: Instant.nullable() }).nullable(),
  failedJobs: Count.nullable(),
})
export type Waiting = z.infer<typeof Waiting>

export const statsWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/stats/waiting',
  access: consolePermissions,
  summary: 'What waits for operators now, for the numbers in the menu; each part for whoever may see it.',
  data: Waiting,
})

export const statsDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/stats/dashboard',
  access: consolePermissions,
  summary: 'The console at one look: what waits now, what there is, and its course; each part for whoever may see it.',
  data: z.object({
    /** Of what waits: now. Of the figures: at most a minute old. */
    asOf: Instant,
    waiting: Waiting,
    figures: z.array(z.object({ figure: KeyFigure, value: Count, before: Count.nullable() })),
    days: Course,
    months: Course,
    /** By the code of the industry, and of the region; the parts that have most first. */
    byIndustry: Shares,
    byRegion: Shares,
  }),
})
export type StatsDashboard = z.infer<typeof statsDashboard.data>

export const funnelPeriods = ['30', '90'] as const
const Funnel = z.object({ views: Count, visitors: Count, inquiries: Count })

export const statsFunnel = endpoint({
  method: 'GET',
  path: '/api/enterprise/stats/funnel',
  access: 'inquiry:read:own',
  summary: "From looks at the caller's public pages to inquiries, by day, with the totals of the period before.",
  query: z.object({ days: z.enum(funnelPeriods).default('30') }),
  data: z.object({
    /** The oldest first, without gaps; the last one is still running. */
    days: z.array(z.object({ day: Day, views: Count, inquiries: Count })),
    total: Funnel,
    /** The same number of days before. */
    before: Funnel,
  }),
})
export type StatsFunnel = z.infer<typeof statsFunnel.data>
