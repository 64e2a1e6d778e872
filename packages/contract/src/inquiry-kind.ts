/** The words and measures of inquiries that public pages need; without zod, which visitors never load. */

/** Whom one can ask: the maker of a product, an enterprise, or whoever runs the platform. */
export const inquiryTargets = ['product', 'enterprise', 'platform'] as const
export type InquiryTargetType = (typeof inquiryTargets)[number]

export const inquiryStates = ['new', 'following', 'closed'] as const
export type InquiryState = (typeof inquiryStates)[number]

/** Where the form is posted to; the page of the thread lies at the same address. */
export const INQUIRY_PATH = '/website/inquiry'

export const inquiryLimits = {
  text: 2000,
  name: 40,
  company: 100,
  email: 120,
  phone: 30,
  /** Why a message was hidden or a sender blocked. */
  reason: 300,
} as const

/** The fields of the form, by the names they are posted under. `homepage` is left empty by people. */
export const inquiryFields = [
  'targetType',
  'targetId',
  'purpose',
  'name',
  'company',
  'email',
  'phone',
  'text',
  'consent',
  'privacy',
] as const

/** The dictionaries that say what somebody may want: of a maker, and of the platform. */
export const purposeDicts = { maker: 'inquiry_purpose', platform: 'contact_topic' } as const
