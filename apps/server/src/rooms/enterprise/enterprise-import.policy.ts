/** What a list says of an enterprise, laid over what is known of it. */
import type { Certification } from '@portal/contract/enterprise'

/** A row of a list: '' and null where it says nothing. */
export interface StatedEnterprise
  extends Omit<Certification, 'region' | 'industry' | 'licence'>,
    Partial<Pick<Certification, 'licence'>> {
  region: Certification['region'] | null
  industry: Certification['industry'] | null
}

/** What is known of the enterprise that holds a code. */
export interface KnownEnterprise {
  approved: Certification | null
  /** "0" taken back, "1" approved, "2" under review, "3" rejected: of the newest certification. */
  status: string
  suspended: boolean
}

export type ImportOutcome =
  | { outcome: 'created' | 'updated'; certification: Certification }
  | { outcome: 'unchanged' }
  /** Somebody has to decide or submit something first; `rejected`: or taken back. */
  | { outcome: 'waiting' | 'rejected' | 'suspended' }
  /** A new one cannot be made without these. */
  | { outcome: 'incomplete'; fields: ('region' | 'industry')[] }

/** What becomes of a row: an operator's list counts as approved, but overtakes no decision that is still open. */
export function judgeImport(known: KnownEnterprise | undefined, stated: StatedEnterprise): ImportOutcome {
  if (known?.suspended) return { outcome: 'suspended' }
  if (known?.status === '2') return { outcome: 'waiting' }
  if (known && !known.approved) return { outcome: 'rejected' }
  const said = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== '' && value !== null))
  const before = known?.approved ?? null
  const merged = { ...empty, ...before, ...said } as Certification
  const fields = (['region', 'industry'] as const).filter((field) => !merged[field])
  if (fields.length > 0) return { outcome: 'incomplete', fields }
  if (!before) return { outcome: 'created', certification: merged }
  const same = (Object.keys(merged) as (keyof Certification)[]).every((field) => merged[field] === before[field])
  return same ? { outcome: 'unchanged' } : { outcome: 'updated', certification: merged }
}

const empty: Partial<Certification> = {
  nameEn: '',
  address: '',
  contactName: '',
  contactMobile: '',
  contactEmail: '',
  website: '',
  profile: '',
  licence: null,
}
