/** States and saving of content kinds: one shape for everything that is drafted, reviewed and published. */
import { bilingual } from './bilingual.ts'
import { z } from 'zod'
import { Picture } from './file.ts'
import { type Bilingual, Day, FileId, Instant, requiredText, text } from './kit.ts'

/** Values are the dictionary's: "0" empty · "1" published · "2" under review · "3" rejected · "4" withdrawn · "5" draft. */
export const contentStatuses = ['0', '1', '2', '3', '4', '5'] as const
export const ContentStatus = z.enum(contentStatuses)
export type ContentStatus = z.infer<typeof ContentStatus>
export const EMPTY = '0'
export const PUBLISHED = '1'
export const UNDER_REVIEW = '2'
export const REJECTED = '3'
export const WITHDRAWN = '4'
export const DRAFT = '5'

/** Answer of every `…Status` call: the newest revision's status, and whether work waits beside what is published. */
export const ContentState = z.object({
  status: ContentStatus,
  reason: z.string().nullable(),
  updatedAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  hasDraft: z.boolean(),
})
export type ContentState = z.infer<typeof ContentState>

/** What a reviewer wrote about one field of what they rejected; stands until it is submitted again. */
export const Remark = z.object({ field: requiredText(60), text: requiredText(500) })
export type Remark = z.infer<typeof Remark>
export const REMARKS_MAX = 30

/** What every detail call adds to the content. `revision` 0 means that nothing was saved yet. */
export const contentHead = {
  revision: z.number().int(),
  publishedRevision: z.number().int().nullable(),
  updatedBy: z.string().nullable(),
  remarks: z.array(Remark),
  ...ContentState.shape,
}
export const contentDetail = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...contentHead, ...shape })

/**
 * The body of every `…Save` call. `submit` (default true) sends it to review, false keeps a draft;
 * `revision` is the revision the editor started from: a stale one is refused with A0409.
 */
export const contentSave = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, submit: z.boolean().default(true), revision: z.number().int().min(0).optional() })

/** Answer of every `…Save` call. */
export const ContentSaved = z.object({ revision: z.number().int(), ...ContentState.shape })
export type ContentSaved = z.infer<typeof ContentSaved>

/** What A0409 carries in `data`: the revision that is newest now, so that the editor can show both. */
export const Conflict = z.object({
  revision: z.number().int(),
  updatedBy: z.string().nullable(),
  updatedAt: Instant.nullable(),
})
export type Conflict = z.infer<typeof Conflict>

/** One saved revision: who, when, and what became of it. Drafts nobody was shown are replaced, so they are few. */
export const ContentRevision = z.object({
  revision: z.number().int(),
  savedBy: z.string().nullable(),
  savedAt: Instant,
  submittedAt: Instant.nullable(),
  /** Null: a draft, under review, or taken back. */
  outcome: z.enum(['published', 'rejected']).nullable(),
  decidedAt: Instant.nullable(),
  reason: z.string().nullable(),
  /** The older revision whose content it took over. */
  restoredFrom: z.number().int().nullable(),
})
export type ContentRevision = z.infer<typeof ContentRevision>
/** Answer of every history call, newest first, at most 100. */
export const ContentHistory = z.object({
  revision: z.number().int(),
  publishedRevision: z.number().int().nullable(),
  revisions: z.array(ContentRevision),
})
export type ContentHistory = z.infer<typeof ContentHistory>

/**
 * A certificate or an honour: scans or PDFs, what it is called and who gave it. `kind` is a value of the dictionaries
 * `certificate_kind` and `honor_kind`; without `validUntil` it does not expire.
 */
export const Certificate = z
  .object({
    kind: requiredText(40),
    name: requiredText(120),
    nameEn: text(200).default(''),
    number: text(80).default(''),
    issuer: text(120).default(''),
    issuerEn: text(200).default(''),
    issuedOn: Day.nullable().default(null),
    validUntil: Day.nullable().default(null),
    files: z.array(FileId).max(5).default([]),
  })
  .refine(({ issuedOn, validUntil }) => issuedOn === null || validUntil === null || issuedOn <= validUntil, {
    error: 'certificate.order',
    path: ['validUntil'],
  })
export type Certificate = z.infer<typeof Certificate>
export const CERTIFICATES_MAX = 50
/** A certificate as visitors see it: scans (of a PDF its first page), and PDFs to be saved. */
export const PublicCertificate = z.object({
  kind: z.string(),
  name: z.string(),
  nameEn: z.string(),
  number: z.string(),
  issuer: z.string(),
  issuerEn: z.string(),
  issuedOn: Day.nullable(),
  validUntil: Day.nullable(),
  expired: z.boolean(),
  scans: z.array(Picture),
  documents: z.array(z.object({ name: z.string(), bytes: z.number().int(), url: z.string() })),
})
export type PublicCertificate = z.infer<typeof PublicCertificate>

/** What keeps a list of certificates or honours from being submitted; null when nothing does. */
export function certificateProblem(certificates: readonly Certificate[]): Bilingual | null {
  if (certificates.length === 0) return bilingual('请至少添加一项后再提交', 'Please add at least one before you submit')
  const bare = certificates.find((one) => one.files.length === 0)
  if (bare) return bilingual(`请为“${bare.name}”上传扫描件`, `Please upload a scan of “${bare.name}”`)
  const anonymous = certificates.find((one) => one.issuer.trim() === '')
  return anonymous
    ? bilingual(`请填写“${anonymous.name}”的颁发机构`, `Please say who issued “${anonymous.name}”`)
    : null
}
