/** Site settings: what operators decide for the whole platform, and the part of it that visitors see. */
import { z } from 'zod'
import { endpoint, Instant, requiredText, text } from './kit.ts'

const Bilingual = z.object({ 'zh-cn': requiredText(60), en: requiredText(100) })
const Optional = (max: number) => z.object({ 'zh-cn': text(max), en: text(max) })
const Address = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'url.form' }).max(200)])

/** A record number as the authorities gave it, with where it can be looked up; '' where there is none. */
const RecordNumber = z.object({ number: text(60), url: Address })

/** Whom people turn to. */
export const SiteContact = z.object({
  address: Optional(200),
  phone: text(40),
  email: z.union([z.literal(''), z.email({ error: 'email.form' }).max(120)]),
  hours: Optional(100),
})
export type SiteContact = z.infer<typeof SiteContact>

/** A sentence that reviewers put into a rejection; `kind` is a kind of the review queue, '' serves all. */
export const ReasonTemplate = z.object({ kind: text(40), text: requiredText(500) })
export type ReasonTemplate = z.infer<typeof ReasonTemplate>

/** Everything that operators decide. */
export const Settings = z.object({
  siteName: Bilingual,
  record: z.object({ icp: RecordNumber, police: RecordNumber }),
  contact: SiteContact,
  review: z.object({
    /** Whoever looked at a submission first may not decide on it alone: a second operator confirms. */
    fourEyes: z.boolean(),
    /** Hours within which a submission is usually decided; enterprises are told. */
    expectedHours: z.number().int().min(1).max(720),
    reasons: z.array(ReasonTemplate).max(100),
  }),
  registration: z.object({ open: z.boolean() }),
  /** Megabytes that an enterprise may keep, before it is approved and afterwards. */
  storage: z.object({
    beforeApproval: z.number().int().min(1).max(1024),
    afterApproval: z.number().int().min(100).max(1_048_576),
  }),
  complaint: z.object({
    /** Hours within which a complaint is answered; whoever complains is told. */
    answerHours: z.number().int().min(1).max(720),
  }),
})
export type Settings = z.infer<typeof Settings>

/** What anybody may know. */
export const PublicSettings = Settings.pick({
  siteName: true,
  record: true,
  contact: true,
  registration: true,
  complaint: true,
}).extend({ review: z.object({ expectedHours: z.number().int() }) })
export type PublicSettings = z.infer<typeof PublicSettings>

export const webSetting = endpoint({
  method: 'GET',
  path: '/api/web/setting',
  access: 'public',
  summary: 'Name, record numbers and contact of the site, and what it promises.',
  data: PublicSettings,
})

const Kept = z.object({
  settings: Settings,
  /** 0: nothing was changed yet. */
  revision: z.number().int(),
  updatedAt: Instant.nullable(),
  /** Who changed them last. */
  updatedBy: z.string().nullable(),
})
export type KeptSettings = z.infer<typeof Kept>

export const settingDetail = endpoint({
  method: 'GET',
  path: '/api/admin/setting/detail',
  access: 'setting:read:any',
  summary: 'All site settings with their revision.',
  data: Kept,
})

export const settingSave = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/setting/save',
  access: 'setting:edit:any',
  summary: 'Change the site settings; refused with A0409 when somebody else changed them since `revision`.',
  body: z.object({ settings: Settings, revision: z.number().int().min(0) }),
  data: Kept,
})
