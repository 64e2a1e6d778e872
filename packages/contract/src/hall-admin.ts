/** Halls and expos as operators arrange them. */
import { z } from 'zod'
import { PavilionSkin } from './enterprise-content.ts'
import { Picture } from './file.ts'
import { ExpoState, HallKey, HallKind } from './hall.ts'
import { Expo, EXHIBITORS_MAX, HallArrangement } from './hall-document.ts'
import { chosen, Day, endpoint, Id, Instant, page, PageQuery, text } from './kit.ts'
import { RevisionEntry, RevisionRestore, revisionSave } from './revision.ts'

// ——— Halls ———

/** A hall by its kind and code; '' names the hall of everything of its kind. */
const HallName = { kind: HallKind, key: z.union([z.literal(''), HallKey]) }

export const hallAdminList = endpoint({
  method: 'GET',
  path: '/api/admin/hall/list',
  access: 'hall:read:any',
  summary: 'Every hall with how much stands in it and how it is arranged.',
  data: z.array(
    z.object({
      ...HallName,
      enterpriseCount: z.number().int(),
      productCount: z.number().int(),
      skin: PavilionSkin,
      pinnedCount: z.number().int(),
      updatedAt: Instant.nullable(),
    }),
  ),
})

/** Somebody who stands in a hall or might. */
export const BoothName = z.object({
  id: Id,
  name: z.string(),
  productCount: z.number().int(),
  /** Whether visitors see it: on the website, with a product. */
  shown: z.boolean(),
})
export type BoothName = z.infer<typeof BoothName>

export const hallAdminDetail = endpoint({
  method: 'GET',
  path: '/api/admin/hall/detail',
  access: 'hall:read:any',
  summary: 'How one hall is arranged, with the names of who stands in front.',
  query: z.object({ kind: HallKind, key: chosen(HallKey) }),
  data: z.object({
    ...HallName,
    arrangement: HallArrangement,
    /** 0 before the first change. */
    revision: z.number().int(),
    updatedAt: Instant.nullable(),
    updatedBy: z.string().nullable(),
    front: z.array(BoothName),
    enterpriseCount: z.number().int(),
    can: z.object({ edit: z.boolean() }),
  }),
})
export type HallAdminDetail = z.infer<typeof hallAdminDetail.data>

export const hallFollowing = endpoint({
  method: 'GET',
  path: '/api/admin/hall/following',
  access: 'hall:read:any',
  summary: 'Who stands in a hall after those put in front, whoever shows most of itself first.',
  query: PageQuery.extend({ kind: HallKind, key: chosen(HallKey) }),
  data: page(BoothName),
})

export const hallAdminSave = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/hall/save',
  access: 'hall:edit:any',
  summary: 'Arrange a hall anew; visitors see it at once. A stale `revision` is refused (A0409).',
  body: z.object({ ...HallName, arrangement: HallArrangement, revision: z.number().int().min(0) }),
  data: z.object({ revision: z.number().int() }),
})

// ——— Expos ———

/** `draft` never published · `published` · `withdrawn` was published once. */
export const expoStandings = ['draft', 'published', 'withdrawn'] as const
export const ExpoStanding = z.enum(expoStandings)
export type ExpoStanding = z.infer<typeof ExpoStanding>

const Standing = {
  id: Id,
  standing: ExpoStanding,
  /** By the period of the newest revision. */
  state: ExpoState,
  revision: z.number().int(),
  publishedRevision: z.number().int().nullable(),
  publishedAt: Instant.nullable(),
}
export const ExpoSaved = z.object(Standing)
export type ExpoSaved = z.infer<typeof ExpoSaved>

export const ExpoRow = z.object({
  ...Standing,
  title: z.string(),
  titleEn: z.string(),
  startsOn: Day,
  endsOn: Day,
  banner: Picture.nullable(),
  /** Who answered what. */
  invited: z.number().int(),
  accepted: z.number().int(),
  declined: z.number().int(),
  updatedAt: Instant,
  updatedBy: z.string(),
})
export type ExpoRow = z.infer<typeof ExpoRow>

export const expoAdminPage = endpoint({
  method: 'GET',
  path: '/api/admin/expo/page',
  access: 'hall:read:any',
  summary: 'Expos of all standings, last changed first, with the number of each standing under the keywords.',
  query: PageQuery.extend({ standing: chosen(ExpoStanding), keywords: text(100).optional() }),
  data: page(ExpoRow).extend({ standings: z.array(z.object({ value: ExpoStanding, count: z.number().int() })) }),
})

/** What the editor shows beside the content. */
const ExpoShown = {
  content: Expo,
  bannerPicture: Picture.nullable(),
  /** Titles of the articles named; one that readers do not see is missing. */
  articleTitles: z.array(z.object({ id: Id, title: z.string() })),
}

export const expoAdminDetail = endpoint({
  method: 'GET',
  path: '/api/admin/expo/detail',
  access: 'hall:read:any',
  summary: 'The newest revision of an expo, and what the caller may do with it.',
  query: z.object({ id: Id }),
  data: z.object({
    ...Standing,
    ...ExpoShown,
    updatedAt: Instant,
    updatedBy: z.string(),
    can: z.object({ edit: z.boolean(), remove: z.boolean() }),
  }),
})
export type ExpoAdminDetail = z.infer<typeof expoAdminDetail.data>

export const expoSave = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/expo/save',
  access: 'hall:edit:any',
  summary:
    'Save a new revision; without id, of a new expo. `revision` is the one the editor started from: a stale one is refused (A0409).',
  body: revisionSave(Expo),
  data: ExpoSaved,
})

export const expoPublish = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/expo/publish',
  access: 'hall:edit:any',
  summary: 'Publish the newest revision. A0409 when it is not the one named.',
  body: z.object({ id: Id, revision: z.number().int().min(1) }),
  data: ExpoSaved,
})

export const expoWithdraw = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/expo/withdraw',
  access: 'hall:edit:any',
  summary: 'Take an expo off the website at once. A0400 when it is not published.',
  body: z.object({ id: Id }),
  data: ExpoSaved,
})

export const expoRemove = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/expo/remove',
  access: 'hall:edit:any',
  summary: 'Remove an expo that was never published and to which nobody was invited.',
  body: z.object({ id: Id }),
})

export const expoHistory = endpoint({
  method: 'GET',
  path: '/api/admin/expo/history',
  access: 'hall:read:any',
  summary: 'The revisions of an expo, newest first, at most 200.',
  query: z.object({ id: Id }),
  data: z.array(RevisionEntry),
})

export const expoRestore = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/expo/restore',
  access: 'hall:edit:any',
  summary: 'Bring back an earlier revision as a new one. What is published stays as it is.',
  body: RevisionRestore,
  data: ExpoSaved,
})

// ——— Exhibitors ———

/** `rule` comes by the expo's rule · `invited` has not answered · `accepted` · `declined` · `excluded` by an operator. */
export const exhibitorStates = ['rule', 'invited', 'accepted', 'declined', 'excluded'] as const
export const ExhibitorState = z.enum(exhibitorStates)
export type ExhibitorState = z.infer<typeof ExhibitorState>

export const Exhibitor = BoothName.extend({
  state: ExhibitorState,
  /** Place among those put in order, from 1; null: after these. */
  place: z.number().int().nullable(),
  invitedAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
})
export type Exhibitor = z.infer<typeof Exhibitor>

export const exhibitorList = endpoint({
  method: 'GET',
  path: '/api/admin/expo/exhibitor/list',
  access: 'hall:read:any',
  summary: 'Everybody named in an expo, in their order, and how many come by the rule of its newest revision.',
  query: z.object({ id: Id }),
  data: z.object({
    list: z.array(Exhibitor),
    /** How many booths visitors will see. */
    booths: z.number().int(),
    /** How many come by the rule alone. */
    byRule: z.number().int(),
  }),
})

export const exhibitorByRule = endpoint({
  method: 'GET',
  path: '/api/admin/expo/exhibitor/by-rule',
  access: 'hall:read:any',
  summary: 'Who comes by the rule of the newest revision without being named, whoever shows most of itself first.',
  query: PageQuery.extend({ id: Id }),
  data: page(Exhibitor),
})

const Chosen = z.object({ id: Id, enterprises: z.array(Id).min(1).max(100) })

export const exhibitorInvite = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/expo/exhibitor/invite',
  access: 'hall:edit:any',
  summary:
    'Invite approved enterprises: their members are told and may accept or decline. Whoever stands invited or has accepted stays as it is; answers how many were invited.',
  body: Chosen,
  data: z.object({ invited: z.number().int() }),
})

export const exhibitorExclude = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/expo/exhibitor/exclude',
  access: 'hall:edit:any',
  summary: 'Take enterprises out of an expo, also those whom its rule names; an open invitation is taken back.',
  body: Chosen,
})

export const exhibitorReadmit = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/expo/exhibitor/readmit',
  access: 'hall:edit:any',
  summary: 'Let whoever was excluded come by the rule again.',
  body: Chosen,
})

export const exhibitorOrder = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/admin/expo/exhibitor/order',
  access: 'hall:edit:any',
  summary: 'Put booths in order: these first, the others after them.',
  body: z.object({ id: Id, enterprises: z.array(Id).max(EXHIBITORS_MAX) }),
})

export const exhibitorCandidates = endpoint({
  method: 'GET',
  path: '/api/admin/expo/exhibitor/candidates',
  access: 'hall:read:any',
  summary: 'Approved enterprises whose name holds the keywords, to choose from; at most 20.',
  query: z.object({ keywords: text(100).optional() }),
  data: z.array(z.object({ id: Id, name: z.string() })),
})
