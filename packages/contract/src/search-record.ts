/** The search of the command palette: records of every kind that somebody may see, while they type. */
import { z } from 'zod'
import { endpoint, text } from './kit.ts'

/** In the order in which they are shown; `own…`: of the caller's own enterprise. */
export const recordKinds = [
  'enterprise',
  'product',
  'patent',
  'user',
  'role',
  'review',
  'complaint',
  'inquiry',
  'news',
  'notice',
  'expo',
  'hall',
  'dict',
  'dictItem',
  'redirect',
  'ownProduct',
  'ownPatent',
  'ownCertificate',
  'ownProductCertificate',
  'ownInquiry',
  'ownComplaint',
  'member',
  'article',
  'message',
] as const
export const RecordKind = z.enum(recordKinds)
export type RecordKind = z.infer<typeof RecordKind>

/** So many of each kind are found at most. */
export const RECORDS_PER_KIND = 5

export const FoundRecord = z.object({
  kind: RecordKind,
  title: z.string(),
  /** '' where it has no English title. */
  titleEn: z.string(),
  /** What tells it from others of that title: a number, a model, whose it is. '' for nothing. */
  hint: z.string(),
  /** The address that it leads to. */
  to: z.string(),
})
export type FoundRecord = z.infer<typeof FoundRecord>

export const searchRecords = endpoint({
  method: 'GET',
  path: '/api/enterprise/search/record',
  access: 'signed-in',
  summary:
    'Records of every kind that the caller may see, by what has been typed of their names so far: five of each kind at most, each with the address it leads to.',
  query: z.object({ keywords: text(100) }),
  data: z.object({ list: z.array(FoundRecord) }),
})
