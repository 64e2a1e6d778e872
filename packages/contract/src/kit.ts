/**
 * The contract kit: what an endpoint is. Server, browser client, forms and OpenAPI all read the same object.
 * No framework inside.
 */
import { z } from 'zod'
import type { Permission } from './permission.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call.
 * `public` anybody · `signed-in` any living session · `approved` a member of an approved enterprise ·
 * a permission sentence: its holder (and for `…:own`, in an approved enterprise) · several of them: the holder of any.
 */
export type Access = 'public' | 'signed-in' | 'approved' | Permission | readonly Permission[]

/**
 * What somebody who is signed in has to do before anything else, in this order.
 * `unlock` open the screen that they locked · `consent` agree to the texts in force · `factor` set up the second factor that the platform requires.
 */
export const owedThings = ['unlock', 'consent', 'factor'] as const
export type Owed = (typeof owedThings)[number]

/** How the request body travels: JSON, a multipart form of plain fields, or a multipart upload of one file. */
export type Consumes = 'json' | 'form' | 'upload'

/** How the answer travels: in the envelope, or (`data: Download`) as a file to be saved; its refusals keep the envelope. */
export type Answers = 'json' | 'file'

/**
 * Calls that create, decide or send: with the same `Idempotency-Key` they are done once, within a day.
 * `true` the repeated call is answered like the first · `'secret'` the answer holds a secret, is not kept, and the
 * repeated call is told that it was done already (409).
 */
export type Once = true | 'secret'

/**
 * Why a call may simply come again.
 * `reads` it changes nothing · `same` it leaves what the first one left (a mark, a choice, a removal) · `spent` it takes
 * what works once (a code, a ticket) · `counted` a check of somebody, of which so many are allowed · `unused` it makes
 * something that is removed by itself unless it is used (a picture that no document names).
 */
export type Again = 'reads' | 'same' | 'spent' | 'counted' | 'unused'

/** Whatever is no GET says what becomes of it when it comes twice. */
type Repetition =
  | { method: 'GET'; once?: never; again?: never }
  | { method: Exclude<Method, 'GET'>; once: Once; again?: never }
  | { method: Exclude<Method, 'GET'>; once?: never; again: Again }

const isStream = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/**
 * A file to be saved: its name with extension, its media type, its bytes. The server may answer bytes that are still
 * being made; whoever calls has them all.
 */
export const Download = z.object({
  name: z.string(),
  mediaType: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array || isStream(value)) as z.ZodType<
    Uint8Array<ArrayBuffer>,
    Uint8Array | AsyncIterable<Uint8Array>
  >,
})
export type Download = z.infer<typeof Download>

export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  method: Method
  path: string
  access: Who
  /** Open to whoever owes one of these before anything else; all other calls are closed to them. */
  whileOwing: readonly Owed[]
  /**
   * Open also to members of an enterprise whose certification is not sent yet, waits or was rejected (decision 048);
   * for `approved` and `…:own`.
   */
  beforeApproval: boolean
  /** One English sentence for /docs. */
  summary: string
  consumes: Consumes
  answers: Answers
  /** Done once for each `Idempotency-Key`; false where it need not be. */
  once: Once | false
  query: Query
  params: Params
  body: Body
  data: Data
}

const nothing = z.undefined()
type Nothing = typeof nothing

/** Declares one endpoint. What is left out (`query`, `params`, `body`) is not read; `data` is null when left out. */
export function endpoint<
  const Query extends z.ZodType = Nothing,
  const Params extends z.ZodType = Nothing,
  const Body extends z.ZodType = Nothing,
  const Data extends z.ZodType = z.ZodNull,
  const Who extends Access = Access,
>(
  declaration: {
    path: `/api/${string}`
    access: Who
    whileOwing?: readonly Owed[]
    beforeApproval?: true
    summary: string
    consumes?: Consumes
    answers?: Answers
    query?: Query
    params?: Params
    body?: Body
    data?: Data
  } & Repetition,
): Endpoint<Query, Params, Body, Data, Who> {
  const unread = { query: nothing, params: nothing, body: nothing, data: z.null() }
  const base = { consumes: 'json', answers: 'json', whileOwing: [], beforeApproval: false, once: false, ...unread }
  return { ...base, ...declaration } as unknown as Endpoint<Query, Params, Body, Data, Who>
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>

/** What a caller sends. */
export type Input<E> =
  E extends Endpoint<infer Query, infer Params, infer Body, z.ZodType>
    ? (undefined extends z.input<Query> ? { query?: z.input<Query> } : { query: z.input<Query> }) &
        (z.input<Params> extends undefined ? unknown : { params: z.input<Params> }) &
        (z.input<Body> extends undefined ? unknown : { body: z.input<Body> })
    : never

/** What a caller gets: the envelope's `data`. */
export type Data<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer D> ? z.output<D> : never

/** The envelope of every JSON answer. */
export interface Envelope<T> {
  code: string
  data: T
  message: string
}

/** Identifiers are decimal strings (PostgreSQL bigint). */
export const Id = z.string().regex(/^[1-9]\d{0,17}$/, { error: 'id.form' })
/** Several identifiers in one path segment, separated by commas: at most 100. */
export const Ids = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,99}$/, { error: 'id.form' })
  .transform((ids) => [...new Set(ids.split(','))])
/** Identifiers of files are UUIDs, so that they cannot be counted through. */
export const FileId = z.uuid({ error: 'id.form' })
/** An instant in UTC, ISO 8601. */
export const Instant = z.string()
/** A calendar day in Asia/Shanghai, `YYYY-MM-DD`. */
export const Day = z.iso.date({ error: 'day.form' })

/** Free text as typed: nothing is trimmed or rewritten; NUL, which no database text can hold, is refused. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- NUL is exactly what is looked for
    .refine((value) => !/\u0000/.test(value), { error: 'text.nul' })
/** Free text that must hold at least one visible character. */
export const requiredText = (max: number) =>
  text(max).refine((value) => value.trim() !== '', { error: 'text.required' })

/** A choice in a query; clients of the system family send what was not chosen as an empty text. */
export const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()) as unknown as z.ZodOptional<Schema>

/** Paging as clients of the specification send it: `pageNum` from 1, at most 100 rows. */
export const PageQuery = z.object({
  pageNum: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
})
export const page = <Row extends z.ZodType>(row: Row) => z.object({ list: z.array(row), total: z.number().int() })

export const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]
/** A language by the word that was stored or posted for it; Chinese for every other. */
export const languageOf = (word: string | undefined): Language => (word === 'en' ? 'en' : 'zh-cn')
/** A sentence in both languages. */
export type Bilingual = Record<Language, string>
