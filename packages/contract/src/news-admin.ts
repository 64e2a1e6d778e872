/** Articles as operators write them: revisions, publication, schedule. */
import { z } from 'zod'
import { FileId, chosen, endpoint, Id, Instant, page, PageQuery, requiredText, text } from './kit.ts'
import { Direction, type FirstDirections } from './list-order.ts'
import { RevisionEntry, RevisionRestore, revisionSave } from './revision.ts'
import { NewsCategory } from './news.ts'
import { Picture } from './file.ts'

/** `draft` never published · `scheduled` waits for its time · `published` · `withdrawn` was published once. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export const ArticleState = z.enum(articleStates)
export type ArticleState = z.infer<typeof ArticleState>

export const audiences = ['website', 'workbench', 'both'] as const
export const Audience = z.enum(audiences)
export type Audience = z.infer<typeof Audience>

/** Characters of HTML one language of a body may have; the text itself is much shorter. */
export const BODY_MAX = 200_000
export const TAGS_MAX = 8
/** Products that an article may name. */
export const RELATED_PRODUCTS_MAX = 12
/** Articles that one batch may name. */
export const BATCH_MAX = 100

export const Article = z.object({
  title: requiredText(120),
  titleEn: text(200).default(''),
  summary: text(300).default(''),
  summaryEn: text(600).default(''),
  /** HTML; what the editor cannot make is taken out by the server. */
  body: text(BODY_MAX).default(''),
  bodyEn: text(BODY_MAX).default(''),
  category: NewsCategory,
  source: text(60).default(''),
  author: text(60).default(''),
  audience: Audience.default('both'),
  tags: z.array(requiredText(20)).max(TAGS_MAX).default([]),
  pinned: z.boolean().default(false),
  cover: FileId.nullable().default(null),
  /** Products that the article is about, in the order in which they are shown under it. */
  products: z.array(Id).max(RELATED_PRODUCTS_MAX).default([]),
})
export type Article = z.output<typeof Article>

/** Where an article stands. `revision` is the newest; `publishedRevision` is what readers see. */
const Standing = {
  id: Id,
  state: ArticleState,
  revision: z.number().int(),
  publishedRevision: z.number().int().nullable(),
  publishedAt: Instant.nullable(),
  scheduledRevision: z.number().int().nullable(),
  scheduledAt: Instant.nullable(),
}
export const ArticleStanding = z.object(Standing)
export type ArticleStanding = z.infer<typeof ArticleStanding>

export const ArticleRow = z.object({
  ...Standing,
  title: z.string(),
  titleEn: z.string(),
  category: z.string(),
  audience: Audience,
  pinned: z.boolean(),
  cover: Picture.nullable(),
  updatedAt: Instant,
  updatedBy: z.string(),
})
export type ArticleRow = z.infer<typeof ArticleRow>

/** What the list of articles can be ordered by. */
export const ArticleSort = z.enum(['updated', 'title'])
export type ArticleSort = z.infer<typeof ArticleSort>
export const articleFirst: FirstDirections<ArticleSort> = { updated: 'DESC', title: 'ASC' }

export const articlePage = endpoint({
  method: 'GET',
  path: '/api/admin/news/page',
  access: 'news:read:any',
  summary:
    'Articles of all states, last changed first unless asked otherwise, with the number of each state under the other filters.',
  query: PageQuery.extend({
    state: chosen(ArticleState),
    keywords: text(100).optional(),
    category: chosen(NewsCategory),
    audience: chosen(Audience),
    sort: ArticleSort.default('updated'),
    /** As the column is ordered first (`articleFirst`) unless it is given. */
    direction: chosen(Direction),
  }),
  data: page(ArticleRow).extend({ states: z.array(z.object({ value: ArticleState, count: z.number().int() })) }),
})

/** Content as the editor shows it: pictures with the addresses of today. */
export const ArticleContent = z.object({ ...Article.shape, coverPicture: Picture.nullable() })
export type ArticleContent = z.output<typeof ArticleContent>

const Can = z.object({ edit: z.boolean(), publish: z.boolean(), remove: z.boolean() })

export const articleDetail = endpoint({
  method: 'GET',
  path: '/api/admin/news/detail',
  access: 'news:read:any',
  summary: 'The newest revision of an article, and what the caller may do with it.',
  query: z.object({ id: Id }),
  data: z.object({
    ...Standing,
    content: ArticleContent,
    updatedAt: Instant,
    updatedBy: z.string(),
    can: Can,
  }),
})

export const articleSave = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/news/save',
  access: 'news:edit:any',
  summary:
    'Save a new revision; without id, of a new article. `revision` is the one the editor started from: a stale one is refused (A0409).',
  body: revisionSave(Article),
  data: ArticleStanding,
})

export const articleHistory = endpoint({
  method: 'GET',
  path: '/api/admin/news/history',
  access: 'news:read:any',
  summary: 'The revisions of an article, newest first, at most 200.',
  query: z.object({ id: Id }),
  data: z.array(RevisionEntry),
})

export const articleRevision = endpoint({
  method: 'GET',
  path: '/api/admin/news/revision',
  access: 'news:read:any',
  summary: 'One revision of an article.',
  query: z.object({ id: Id, revision: z.coerce.number().int().min(1).max(1_000_000) }),
  data: z.object({ revision: z.number().int(), content: ArticleContent }),
})

export const articleRestore = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/news/restore',
  access: 'news:edit:any',
  summary: 'Bring back an earlier revision as a new one. What is published stays as it is.',
  body: RevisionRestore,
  data: ArticleStanding,
})

/** Why one article of a batch was left as it was. */
export const articleRefusals = ['gone', 'stale', 'incomplete', 'past', 'notPublished', 'wasPublished'] as const
export const ArticleOutcome = z.object({
  done: z.array(ArticleStanding),
  refused: z.array(z.object({ id: Id, title: z.string(), reason: z.enum(articleRefusals) })),
})
export type ArticleOutcome = z.infer<typeof ArticleOutcome>

const ArticleIds = z.array(Id).min(1).max(BATCH_MAX)

export const articlePublish = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/news/publish',
  access: 'news:publish:any',
  summary:
    'Publish the newest revisions, now or at a time to come. An article whose newest revision is not the one named is left as it is.',
  body: z.object({
    articles: z
      .array(z.object({ id: Id, revision: z.number().int().min(1) }))
      .min(1)
      .max(BATCH_MAX),
    at: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
  data: ArticleOutcome,
})

export const articleUnschedule = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/news/unschedule',
  access: 'news:publish:any',
  summary: 'Take back a schedule; harmless when there is none.',
  body: z.object({ id: Id }),
  data: ArticleStanding,
})

export const articleWithdraw = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/news/withdraw',
  access: 'news:publish:any',
  summary: 'Take published articles off website and workbench at once.',
  body: z.object({ ids: ArticleIds }),
  data: ArticleOutcome,
})

export const articleRemove = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/news/remove',
  access: 'news:edit:any',
  summary: 'Remove drafts that were never published, with their revisions.',
  body: z.object({ ids: ArticleIds }),
  data: ArticleOutcome,
})
