/** Certification of an enterprise beyond its form: licence, earlier submissions, what to know before submitting. */
import { z } from 'zod'
import { ExamineState, KeptCertification, Licence } from './enterprise.ts'
import { endpoint, Id, Instant, page, PageQuery, requiredText } from './kit.ts'

/** Bytes of an uploaded licence. */
export const LICENCE_MAX_BYTES = 20 * 1024 * 1024

export const licenceUpload = endpoint({
  method: 'POST',
  again: 'unused',
  path: '/api/enterprise/ent/licence',
  access: 'signed-in',
  summary:
    "Upload the business licence of the caller's enterprise, also before it is approved: a picture, or a PDF of which the first page is kept.",
  consumes: 'upload',
  data: Licence,
})

export const certificationCheck = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/ent/certification/check',
  access: 'signed-in',
  summary: 'Whether another enterprise already holds this code or bears this name: known before submitting.',
  body: z.object({ name: requiredText(120), uscc: z.string().regex(/^[0-9A-Z]{18}$/, { error: 'uscc.form' }) }),
  data: z.object({
    /** Certified for somebody else: submitting will be refused. */
    codeTaken: z.boolean(),
    /** Under review for somebody else: submitting is possible, but only one of both can be approved. */
    codeClaimed: z.boolean(),
    /** Another organisation bears the same name: submitting is possible, the review will ask. */
    nameTaken: z.boolean(),
  }),
})

export const certificationRecall = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/ent/certification/recall',
  access: 'signed-in',
  summary:
    "Take the certification of the caller's enterprise back from review: what was submitted is kept, to be corrected and submitted again.",
  data: z.object({ examineState: ExamineState }),
})

/** One submission with its decision. */
export const CertificationRecord = z.object({
  revision: z.number().int(),
  certification: KeptCertification,
  licence: Licence.nullable(),
  submittedBy: z.string(),
  submittedAt: Instant,
  /** `recalled` only of the newest. null: it waits, or a later one took its place. */
  outcome: z.enum(['approved', 'rejected', 'recalled']).nullable(),
  decidedAt: Instant.nullable(),
  reason: z.string().nullable(),
})
export type CertificationRecord = z.infer<typeof CertificationRecord>

export const certificationPage = endpoint({
  method: 'GET',
  path: '/api/enterprise/ent/certification/page',
  access: 'signed-in',
  summary: "All submissions of the caller's enterprise with their decisions, newest first.",
  query: PageQuery,
  data: page(CertificationRecord).extend({ organisationId: Id.nullable() }),
})
