/**
 * Drafts: what somebody typed into a form and did not send. Kept for them alone, in several versions, and offered on every
 * device on which they open the form.
 */
import { z } from 'zod'
import { enterpriseKinds, productKinds } from './content-kind.ts'
import { endpoint, Instant, text } from './kit.ts'

/** The forms whose drafts are kept. None of them asks for a password or a code, and none is open to strangers. */
const draftForms = [
  ...productKinds,
  ...enterpriseKinds,
  'certification',
  'settings',
  'news',
  'expo',
  'hall',
  'home',
  'patent',
  'complaint',
  'complaintAnswer',
  'inquiryAnswer',
] as const
const DraftForm = z.enum(draftForms)
export type DraftForm = z.infer<typeof DraftForm>

/** A form, and what it edits: an identifier, `new`, `site` for what there is once, or the name of a hall (`industry-03`). */
export const DraftPlace = z.object({
  form: DraftForm,
  subject: z.string().regex(/^(new|site|[1-9]\d{0,17}|[a-z]{1,20}-(all|\d{2,4}))$/, { error: 'id.form' }),
})
export type DraftPlace = z.infer<typeof DraftPlace>

/** One version of a draft: a window that types into a form makes its own, so that none takes the place of another. */
export const DraftAddress = DraftPlace.extend({ version: z.string().regex(/^[\da-f]{32}$/, { error: 'id.form' }) })
export type DraftAddress = z.infer<typeof DraftAddress>

/** Characters of JSON that a draft may have; what is longer stays on its device. */
export const DRAFT_MAX = 262_144

const Draft = z.object({
  version: z.string(),
  /** The content of the form as JSON, as the window that typed it wrote it. */
  content: z.string(),
  /** By the clock of the device. */
  typedAt: Instant,
  /** On which it was typed, e.g. `Chrome`, `Windows`; '' when the browser does not tell. */
  browser: z.string(),
  system: z.string(),
})
export type Draft = z.infer<typeof Draft>

export const draftList = endpoint({
  method: 'GET',
  path: '/api/enterprise/draft/list',
  access: 'signed-in',
  summary: "The caller's drafts of a form, the one typed last first.",
  query: DraftPlace,
  data: z.array(Draft),
})

export const draftKeep = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/draft/keep',
  access: 'signed-in',
  summary:
    'Keep a version of a draft, in the place of what it held before; an older text that comes late is passed over.',
  body: DraftAddress.extend({ content: text(DRAFT_MAX), typedAt: z.iso.datetime() }),
})

export const draftRemove = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/draft/remove',
  access: 'signed-in',
  summary:
    'Remove a version that was restored, discarded or sent; one that is not there, or not theirs, is passed over.',
  body: DraftAddress,
})
