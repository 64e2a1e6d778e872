/** Filing data (备案信息): what a source says, and how an enterprise takes its own over, field by field. */
import { z } from 'zod'
import { endpoint, Id, Instant, page, PageQuery } from './kit.ts'

/** `file`: exports of the filing platform, uploaded by operators. `http`: an interface that is asked (docs/filing-source.md). */
export const sourceKinds = ['file', 'http'] as const
export const SourceKind = z.enum(sourceKinds)
export type SourceKind = z.infer<typeof SourceKind>

/** What a source may say of an enterprise, besides its unified social credit code. */
export const filingEnterpriseFields = [
  'name',
  'nameEn',
  'region',
  'address',
  'industry',
  'contactName',
  'contactMobile',
  'contactEmail',
  'website',
] as const
export type FilingEnterpriseField = (typeof filingEnterpriseFields)[number]

/** What a source may say of a product. `dataYear` and the amounts (万元) are the product's annual figures. */
export const filingProductFields = [
  'filingNo',
  'name',
  'nameEn',
  'model',
  'industry',
  'filingStatus',
  'filedOn',
  'recognitionStatus',
  'recognitionYear',
  'unit',
  'launchedOn',
  'functions',
  'features',
  'dataYear',
  'outputValue',
  'salesRevenue',
  'profit',
  'exportValue',
] as const
export type FilingProductField = (typeof filingProductFields)[number]

export const FilingField = z.enum([...new Set([...filingEnterpriseFields, ...filingProductFields])])
export type FilingField = z.infer<typeof FilingField>
/** Codes, days and texts are texts; years and amounts are numbers; null: nothing is stated. */
export const FilingValue = z.union([z.string(), z.number(), z.null()])
export type FilingValue = z.infer<typeof FilingValue>

/** A row that could not be taken: where, what stood there, and why. */
export const BadRow = z.object({
  /** In a workbook as the program shows it; in an answer of the interface counted from 1. */
  line: z.number().int(),
  /** Its header, '' where the whole row is meant. */
  column: z.string(),
  value: z.string(),
  reason: z.string(),
})
export type BadRow = z.infer<typeof BadRow>

/**
 * `waiting` for a process · `pulling` from the source · `ready`: the differences can be looked at · `applying` what was
 * ticked · `done`: applied · `failed`: with the reason, to be started again.
 */
export const SyncState = z.enum(['waiting', 'pulling', 'ready', 'applying', 'done', 'failed'])
export type SyncState = z.infer<typeof SyncState>

export const SyncRun = z.object({
  runId: Id,
  state: SyncState,
  /** 0–100 of the present phase. */
  progress: z.number().int(),
  source: SourceKind,
  startedAt: Instant,
  startedBy: z.string(),
  finishedAt: Instant.nullable(),
  /** Under way, but nothing was heard of it for a minute: its process ended; starting again goes on with it. */
  stalled: z.boolean(),
  /** Why it failed. */
  failure: z.string().nullable(),
  /** As of when the source holds its data. */
  asOf: Instant.nullable(),
  counts: z.object({
    changed: z.number().int(),
    new: z.number().int(),
    same: z.number().int(),
    missing: z.number().int(),
    bad: z.number().int(),
    applied: z.number().int(),
    refused: z.number().int(),
  }),
})
export type SyncRun = z.infer<typeof SyncRun>

/** `enterprise`: its certification differs · `changed`, `new`, `missing` (in the source): a product. */
export const SyncItemKind = z.enum(['enterprise', 'changed', 'new', 'missing'])
export type SyncItemKind = z.infer<typeof SyncItemKind>

export const SyncItem = z.object({
  itemId: Id,
  kind: SyncItemKind,
  /** The name as it is here, for a new product as the source has it. */
  title: z.string(),
  filingNo: z.string(),
  productId: Id.nullable(),
  /** The newest revision waits for review now: applying takes its place. */
  underReview: z.boolean(),
  fields: z.array(z.object({ field: FilingField, old: FilingValue, new: FilingValue })),
  /** `open`: nobody has chosen · `chosen`: being applied · `applied` · `refused`: with the reason. */
  state: z.enum(['open', 'chosen', 'applied', 'refused']),
  /** The fields that were ticked. */
  chosen: z.array(FilingField),
  /** What became of it: a draft, or under review. */
  submitted: z.boolean(),
  /** Why it was refused, or stayed a draft although it was to be submitted. */
  reason: z.string().nullable(),
})
export type SyncItem = z.infer<typeof SyncItem>

export const syncOwnApplyData = endpoint({
  method: 'GET',
  path: '/api/admin/ywEnt/syncOwnApplyData',
  access: 'filing:sync:own',
  summary: "Start pulling the filing data of the caller's enterprise, or answer the run that is under way.",
  data: SyncRun,
})

export const syncDetail = endpoint({
  method: 'GET',
  path: '/api/enterprise/filing/sync/detail',
  access: 'filing:sync:own',
  summary: "A run of the caller's enterprise with its differences; without an id the newest, null when there is none.",
  query: z.object({ runId: Id.optional() }),
  data: z.object({
    /** Whether a source is set up at all. */
    available: z.boolean(),
    run: SyncRun.nullable(),
    items: z.array(SyncItem),
    bad: z.array(BadRow),
  }),
})

export const SYNC_ITEMS_MAX = 2_000
export const syncApply = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/filing/sync/apply',
  access: 'filing:sync:own',
  summary:
    'Apply the ticked fields of a run in the background: products as drafts (or submitted for review), the certification as a submission.',
  body: z.object({
    runId: Id,
    items: z
      .array(z.object({ itemId: Id, fields: z.array(FilingField).min(1).max(30) }))
      .min(1)
      .max(SYNC_ITEMS_MAX),
    /** Submit products for review at once; what is incomplete stays a draft and says why. */
    submit: z.boolean().default(false),
  }),
  data: SyncRun,
})

export const syncPage = endpoint({
  method: 'GET',
  path: '/api/enterprise/filing/sync/page',
  access: 'filing:sync:own',
  summary: "Earlier runs of the caller's enterprise, newest first.",
  query: PageQuery,
  data: page(SyncRun),
})
