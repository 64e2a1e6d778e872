/** Patents: bibliographic data, legal status, and what they protect. */
import { z } from 'zod'
import { Day, endpoint, Id, Instant, requiredText, text } from './kit.ts'

export const PatentTypeSchema = z.enum(['invention', 'utility-model', 'design'])
/** `in-force` granted and alive · `pending` filed, not granted · `lapsed` · `unconfirmed` stated by an enterprise only. */
export const LegalStatus = z.enum(['in-force', 'pending', 'lapsed', 'unconfirmed'])
export type LegalStatus = z.infer<typeof LegalStatus>

export const PatentCard = z.object({
  id: Id,
  /** `CN202110123456.7` */
  number: z.string(),
  title: z.string(),
  titleEn: z.string(),
  type: PatentTypeSchema,
  legalStatus: LegalStatus,
  applicants: z.array(z.string()),
  filedOn: Day.nullable(),
  grantedOn: Day.nullable(),
  /** Last day of protection if all fees are paid. */
  expiresOn: Day.nullable(),
  mainIpc: z.string().nullable(),
})
export type PatentCard = z.infer<typeof PatentCard>

export const PatentEvent = z.object({
  on: Day,
  /** INPADOC-style code: PB01 published, SE01 examination, GR01 granted, CF01 lapsed, … */
  code: z.string(),
  description: z.string(),
})

/** A product part that a patent protects, with the enterprise's own statement. */
export const Protection = z.object({
  productId: Id,
  productName: z.string(),
  productNameEn: z.string(),
  organisationId: Id,
  enterpriseName: z.string(),
  enterpriseNameEn: z.string(),
  parts: z.array(
    z.object({ no: z.string(), name: z.string(), nameEn: z.string(), feature: z.string(), claim: z.string() }),
  ),
})
export type Protection = z.infer<typeof Protection>

export const patentDetail = endpoint({
  method: 'GET',
  path: '/api/web/patent/detail',
  access: 'public',
  summary:
    'One patent by id or number, with its legal-status events, the published products it protects, and related patents.',
  query: z.object({ id: Id.optional(), no: text(40).optional() }),
  data: PatentCard.extend({
    inventors: z.array(z.string()),
    agency: z.string(),
    address: z.string(),
    publicationNo: z.string(),
    publishedOn: Day.nullable(),
    ipc: z.array(z.string()),
    abstract: z.string(),
    events: z.array(PatentEvent),
    protects: z.array(Protection),
    /** Others of one of the same applicants, and others of the same IPC subclass; the newest first, a few. */
    sameOwner: z.array(PatentCard),
    sameClass: z.array(PatentCard),
    /** When this record was last taken from its source. */
    dataAsOf: Instant,
  }),
})
export type PatentDetail = z.infer<typeof patentDetail.data>

/** Days ahead that an annual fee, and the end of the term, are told of. */
export const FEE_AHEAD_DAYS = 60
export const TERM_AHEAD_DAYS = 365
/** A patent in force that needs somebody: its annual fee is due on `on`, or its term ends then. */
export const PatentDue = PatentCard.extend({ reason: z.enum(['fee', 'term']), on: Day })
export type PatentDue = z.infer<typeof PatentDue>

export const patentDue = endpoint({
  method: 'GET',
  path: '/api/enterprise/patent/due',
  access: 'product:read:own',
  summary:
    "Patents in force of the caller's enterprise, or behind its published products, whose annual fee is due within 60 days or whose term ends within a year; the nearest day first, at most 20.",
  data: z.object({ total: z.number().int(), list: z.array(PatentDue) }),
})

const Count = z.number().int()
export const patentPortrait = endpoint({
  method: 'GET',
  path: '/api/web/patent/portrait',
  access: 'public',
  summary:
    'The patents behind the published products of an enterprise, counted by type, year of filing and IPC subclass.',
  query: z.object({ enterprise: Id }),
  data: z.object({
    total: Count,
    inForce: Count,
    types: z.array(z.object({ type: PatentTypeSchema, count: Count })),
    /** The oldest first, without gaps. */
    years: z.array(z.object({ year: Count, count: Count })),
    /** Those with most first, ten at most. */
    classes: z.array(z.object({ subclass: z.string(), count: Count })),
  }),
})
export type PatentPortrait = z.infer<typeof patentPortrait.data>

export const LookedUp = z.object({
  typed: z.string(),
  number: z.string().nullable(),
  problem: z.enum(['patent.form', 'patent.check']).nullable(),
  patent: PatentCard.nullable(),
  /** Whether the caller's enterprise is among the applicants; if not, a proof of right is asked for. */
  owned: z.boolean(),
})
export type LookedUp = z.infer<typeof LookedUp>

export const patentLookup = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/patent/lookup',
  access: 'product:read:own',
  beforeApproval: true,
  summary:
    'Reads typed patent numbers, checks their digits and finds the records; before the enterprise is approved, public ones.',
  body: z.object({ numbers: z.array(text(60)).min(1).max(100) }),
  data: z.array(LookedUp),
})

export const patentSuggest = endpoint({
  method: 'GET',
  path: '/api/enterprise/patent/suggest',
  access: 'product:read:own',
  summary: "Patents of the caller's enterprise by words of the title or digits of the number, at most 20.",
  query: z.object({ keywords: text(100).default('') }),
  data: z.array(PatentCard),
})

/** What an enterprise states of a patent. */
export const StatedPatent = z.object({
  number: requiredText(60),
  title: requiredText(300),
  applicants: z.array(requiredText(120)).min(1).max(10),
  filedOn: Day.nullable().default(null),
})
export type StatedPatent = z.infer<typeof StatedPatent>

/** A patent that is not on the platform yet: stated by the enterprise, shown as unconfirmed until a source confirms it. */
export const patentRegister = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/patent/register',
  access: 'patent:register:own',
  summary: 'State a patent that is not on the platform yet; it shows as unconfirmed.',
  body: StatedPatent,
  data: PatentCard,
})

export const patentCorrectable = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/patent/correctable',
  access: 'patent:register:own',
  summary:
    "Which of these patents the caller's enterprise stated and may still correct: nobody confirmed them, and no product on the website rests on them.",
  body: z.object({ ids: z.array(Id).max(100) }),
  data: z.array(Id),
})

export const patentRestate = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/patent/restate',
  access: 'patent:register:own',
  summary: "Correct a patent that the caller's enterprise stated, as long as nobody approved it.",
  body: StatedPatent.extend({ id: Id }),
  data: PatentCard,
})
