/** Inquiries: asked by visitors at a public page, answered by the enterprise (or the operators), followed by mailed link. */
import { z } from 'zod'
import { inquiryLimits, inquiryStates, inquiryTargets } from './inquiry-kind.ts'
import { Download, endpoint, Id, Instant, requiredText, text } from './kit.ts'
import { FormAttempt, FormEntrance, LinkToken } from './site-form.ts'
import { Email } from './user.ts'

export const InquiryStateSchema = z.enum(inquiryStates)
export const InquiryTarget = z.object({
  type: z.enum(inquiryTargets),
  /** null: the platform. */
  id: Id.nullable(),
  /** As it was called when it was asked about; '' for the platform. */
  title: z.string(),
})
export type InquiryTarget = z.infer<typeof InquiryTarget>

/** The form as it is posted, by field name. */
export const InquiryForm = z
  .object({
    targetType: z.enum(inquiryTargets),
    targetId: z.union([z.literal(''), Id]).default(''),
    /** A value of the dictionary; the room refuses what is not offered. */
    purpose: text(100).default(''),
    name: requiredText(inquiryLimits.name),
    company: text(inquiryLimits.company).default(''),
    email: z.union([z.literal(''), Email]).default(''),
    phone: z.union([z.literal(''), z.string().regex(/^\+?[\d ()-]{6,30}$/, { error: 'phone.form' })]).default(''),
    text: requiredText(inquiryLimits.text),
    consent: z.literal('yes', { error: 'inquiry.consent' }),
    /** The version of the privacy text that was shown. */
    privacy: text(20).default(''),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', { error: 'inquiry.contact', path: ['email'] })
export type InquiryForm = z.output<typeof InquiryForm>

/** What the next message of a visitor says. */
export const InquiryReply = z.object({ text: requiredText(inquiryLimits.text) })

/** One thing said. `hidden`: why operators hid it, the text is then ''. */
export const InquiryEntry = z.object({
  id: Id,
  author: z.enum(['visitor', 'enterprise', 'operator']),
  text: z.string(),
  at: Instant,
  hidden: z.string().nullable(),
})
export type InquiryEntry = z.infer<typeof InquiryEntry>

const Purposes = z.array(z.object({ value: z.string(), label: z.string() }))

export const inquiryEntrance = endpoint({
  method: 'GET',
  path: '/api/web/inquiry/entrance',
  access: 'public',
  summary:
    'What a form needs: its stamp, what may be wanted, the privacy text in force; with the key of a refused attempt, what was typed and what is wrong.',
  query: FormAttempt,
  data: FormEntrance.extend({
    /** Version of the privacy text. */
    privacy: z.string(),
    purposes: z.object({ maker: Purposes, platform: Purposes }),
  }),
})
export type InquiryEntrance = z.infer<typeof inquiryEntrance.data>

export const inquiryThread = endpoint({
  method: 'GET',
  path: '/api/web/inquiry/thread',
  access: 'public',
  summary: 'An inquiry as its visitor reads it, by the token of the mailed link. It holds no contact data.',
  query: LinkToken,
  data: z.object({
    number: z.string(),
    state: InquiryStateSchema,
    target: InquiryTarget,
    /** Whether visitors see what it is about at the moment. */
    shown: z.boolean(),
    /** '' for the platform. */
    enterpriseName: z.string(),
    purpose: z.string(),
    createdAt: Instant,
    /** The day on which what identifies the visitor is erased, unless something is said before. */
    keptUntil: Instant,
    entries: z.array(InquiryEntry),
    /** Whether answers are mailed: an address was given. */
    mailed: z.boolean(),
    can: z.object({ reply: z.boolean(), close: z.boolean() }),
  }),
})
export type InquiryThread = z.infer<typeof inquiryThread.data>

export const inquiryData = endpoint({
  method: 'GET',
  path: '/api/web/inquiry/data',
  access: 'public',
  summary: 'All that is kept about the visitor of an inquiry, as a JSON file, by the token of the mailed link.',
  query: LinkToken,
  answers: 'file',
  data: Download,
})
