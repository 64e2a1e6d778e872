/** Agreeing anew: texts come in versions, and whoever agreed to an older one is asked before anything else. */
import { z } from 'zod'
import { endpoint } from './kit.ts'

/** What whoever has an account agrees to: the user agreement and the privacy policy. */
export const consentDocuments = ['agreement', 'privacy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/** The day a version came into force, `YYYY-MM-DD`. */
const Version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'day.form' })

const OwedConsent = z.object({
  document: z.enum(consentDocuments),
  /** The version in force. */
  version: z.string(),
  title: z.string(),
  /** The newest version that was agreed to; null: none yet. */
  agreedVersion: z.string().nullable(),
  /** What the versions since then say of what changed, the oldest first. */
  changes: z.array(z.object({ version: z.string(), lines: z.array(z.string()) })),
})
export type OwedConsent = z.infer<typeof OwedConsent>

export const consentOwed = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/consent',
  access: 'signed-in',
  whileOwing: ['consent'],
  summary:
    'The texts in force that the caller has not agreed to yet, and what changed since the version they agreed to.',
  data: z.object({ owed: z.array(OwedConsent) }),
})

export const consentGive = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/consent',
  access: 'signed-in',
  whileOwing: ['consent'],
  summary: 'Agree to texts in the versions that were read. A0101 for a version that is no longer in force.',
  body: z.object({
    versions: z
      .array(z.object({ document: z.enum(consentDocuments), version: Version }))
      .min(1)
      .max(consentDocuments.length),
  }),
})
