/** Enterprises: certification by their members, cards and pages for visitors. */
import { z } from 'zod'
import { PublicEnterpriseContent } from './enterprise-content.ts'
import { Picture } from './file.ts'
import { IndustryCode } from './industry.ts'
import { endpoint, FileId, Id, Instant, page, PageQuery, requiredText, text } from './kit.ts'
import { RegionCode } from './region.ts'
import { SiteContact } from './setting.ts'

/** "0" not submitted · "1" approved · "2" under review · "3" rejected · "4" suspended. */
export const examineStates = ['0', '1', '2', '3', '4'] as const
export const ExamineState = z.enum(examineStates)
export type ExamineState = z.infer<typeof ExamineState>
export const APPROVED = '1'
/** Not approved yet: what is called `beforeApproval` is open in these. A suspended enterprise was approved before. */
const beforeApprovalStates: readonly ExamineState[] = ['0', '2', '3']
export const isBeforeApproval = (state: ExamineState | null): boolean =>
  state !== null && beforeApprovalStates.includes(state)

const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
/**
 * Whether the check character of a unified social credit code holds (GB 32100-2015: weights mod 31).
 * Some old codes in use fail it, so this warns and never blocks.
 */
export function usccHolds(code: string): boolean {
  if (!/^[0-9A-HJ-NP-RTUWXY]{18}$/.test(code)) return false
  const sum = USCC_WEIGHTS.reduce(
    (total, weight, index) => total + weight * USCC_ALPHABET.indexOf(code.charAt(index)),
    0,
  )
  return USCC_ALPHABET.charAt((31 - (sum % 31)) % 31) === code.charAt(17)
}

/**
 * The provincial division that a unified social credit code was registered in (GB 32100-2015: its digits 3 to 8 are the
 * GB/T 2260 code of the registering authority). Null for codes of the state's own authority and for what is no code.
 */
export function regionOfUscc(code: string): RegionCode | null {
  if (!/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(code)) return null
  return RegionCode.safeParse(code.slice(2, 4)).data ?? null
}

export const Certification = z.object({
  name: requiredText(120),
  nameEn: text(160).default(''),
  uscc: z.string().regex(/^[0-9A-Z]{18}$/, { error: 'uscc.form' }),
  region: RegionCode,
  address: requiredText(200),
  industry: IndustryCode,
  contactName: requiredText(40),
  contactMobile: z.string().regex(/^1[3-9]\d{9}$/, { error: 'mobile.form' }),
  contactEmail: z.email({ error: 'email.form' }).max(120),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'url.form' }).max(200)]).default(''),
  profile: text(4000).default(''),
  /** The business licence: a file of the enterprise, uploaded beforehand. */
  licence: FileId.nullable().default(null),
})
export type Certification = z.infer<typeof Certification>

/** A certification as it is kept: lists that an operator imports may lack what the form asks for. */
export const KeptCertification = Certification.extend({
  address: text(200),
  contactName: text(40),
  contactMobile: text(20),
  contactEmail: text(120),
})

/** A business licence as pages draw it; of a PDF its first page is kept. */
export const Licence = z.object({ fileId: FileId, picture: Picture })
export type Licence = z.infer<typeof Licence>

/** How long the last decided certifications took, in working hours; `sample` says how many were looked at. */
export const ReviewTime = z.object({
  /** The median; null when too few were decided to tell. */
  workingHours: z.number().nullable(),
  sample: z.number().int(),
})
export type ReviewTime = z.infer<typeof ReviewTime>

export const entInfo = endpoint({
  method: 'GET',
  path: '/api/enterprise/ent/info',
  access: 'signed-in',
  summary:
    "The caller's enterprise and the state of its certification; examineState null when the user belongs to none.",
  data: z.object({
    examineState: ExamineState.nullable(),
    reason: z.string().nullable(),
    organisationId: Id.nullable(),
    name: z.string(),
    certification: KeptCertification.nullable(),
    /** Counts submissions; 0 before the first. */
    revision: z.number().int(),
    /** What stands approved; null before the first approval. */
    approved: KeptCertification.nullable(),
    /** The licences of either. */
    licences: z.array(Licence),
    /** What a review is expected to take. */
    expected: ReviewTime,
    /** Why an operator suspended the enterprise, since when, and whom to turn to; null while it is not suspended. */
    suspension: z.object({ reason: z.string(), since: Instant.nullable(), contact: SiteContact }).nullable(),
    submittedAt: Instant.nullable(),
    decidedAt: Instant.nullable(),
    /** Whether the newest submission was taken back from review: it stands to be corrected and submitted again. */
    recalled: z.boolean(),
    /** How many certifications wait in front of this one, while under review. */
    ahead: z.number().int().nullable(),
    /** Whether the caller may submit (the owner, while not under review or suspended), or take back what waits. */
    can: z.object({ submit: z.boolean(), recall: z.boolean() }),
  }),
})
export type EntInfo = z.infer<typeof entInfo.data>

export const entAuth = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/ent/auth',
  access: 'signed-in',
  summary: "Submit the certification of the caller's enterprise for review.",
  body: Certification,
  data: z.object({ examineState: ExamineState }),
})

/** An enterprise as lists and product pages show it. */
export const EnterpriseCard = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string(),
  region: RegionCode,
  industry: IndustryCode,
  /** First characters of the profile, plain text. */
  summary: z.string(),
  productCount: z.number().int(),
  patentCount: z.number().int(),
})
export type EnterpriseCard = z.infer<typeof EnterpriseCard>

export const facet = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }))

/** A filter that is only ever set. */
const Set = z.enum(['true']).optional()
export const EnterpriseQuery = PageQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(60).default(12),
  keywords: text(100).optional(),
  industry: IndustryCode.optional(),
  region: RegionCode.optional(),
  /** With a product on the website. */
  products: Set,
  /** With a recognised product. */
  recognised: Set,
  /** With certificates or honours on its page. */
  certificates: Set,
})

export type EnterpriseQuery = z.output<typeof EnterpriseQuery>

export const enterprisePage = endpoint({
  method: 'GET',
  path: '/api/web/enterprise/page',
  access: 'public',
  summary:
    'Approved enterprises by keywords and facets, those with most products first; each facet is counted under the other filters.',
  query: EnterpriseQuery,
  data: page(EnterpriseCard).extend({
    facets: z.object({
      industry: facet(IndustryCode),
      region: facet(RegionCode),
      products: z.number().int(),
      recognised: z.number().int(),
      certificates: z.number().int(),
    }),
  }),
})

export const enterpriseNamed = endpoint({
  method: 'GET',
  path: '/api/web/enterprise/named',
  access: 'public',
  summary: 'Approved enterprises whose names hold all the keywords, those with most products first; a few.',
  query: z.object({ keywords: text(100) }),
  data: z.array(EnterpriseCard),
})

/** What the certification tells visitors of an enterprise. */
export const EnterpriseFacts = EnterpriseCard.extend({
  uscc: z.string(),
  address: z.string(),
  website: z.string(),
  profile: z.string(),
  certifiedAt: Instant,
})
export type EnterpriseFacts = z.infer<typeof EnterpriseFacts>

/** Everything that the public page of an enterprise shows. */
export const EnterpriseDetail = EnterpriseFacts.extend(PublicEnterpriseContent.shape)
export type EnterpriseDetail = z.infer<typeof EnterpriseDetail>

export const enterpriseDetail = endpoint({
  method: 'GET',
  path: '/api/web/enterprise/detail',
  access: 'public',
  summary: 'One approved enterprise.',
  query: z.object({ id: Id }),
  data: EnterpriseDetail,
})
