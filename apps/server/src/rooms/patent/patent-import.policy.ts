/** What a source states of a patent, laid over what is known of it. */
import type { LegalStatus } from '@portal/contract/patent'
import type { PatentType } from '@portal/contract/patent-number'

/** A record as a source states it: null, '' and [] where it says nothing. Days are `YYYY-MM-DD`. */
export interface StatedPatent {
  /** `CN202110123456.7` */
  number: string
  type: PatentType
  title: string
  title_en: string
  legal_status: Exclude<LegalStatus, 'unconfirmed'> | null
  applicants: string[]
  inventors: string[]
  agency: string
  address: string
  filed_on: string | null
  granted_on: string | null
  expires_on: string | null
  publication_no: string
  published_on: string | null
  main_ipc: string | null
  ipc: string[]
  abstract: string
}

/** A record as it is kept. */
export interface KeptPatent extends Omit<StatedPatent, 'type' | 'legal_status'> {
  type: string
  legal_status: string
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * What says nothing leaves what is there. One application is published several times (A, then B): whichever order they
 * come in, the later publication wins, and an earlier one only fills gaps.
 */
export function layOver(kept: KeptPatent | undefined, stated: StatedPatent): KeptPatent {
  if (!kept) return { ...stated, legal_status: stated.legal_status ?? 'unconfirmed' }
  const earlier = kept.published_on !== null && stated.published_on !== null && stated.published_on < kept.published_on
  const [upper, lower] = earlier ? [kept, stated] : [stated, kept]
  const merged = Object.fromEntries(
    Object.keys(stated).map((key) => {
      const field = key as keyof StatedPatent
      return [field, isEmpty(upper[field]) ? lower[field] : upper[field]]
    }),
  ) as unknown as KeptPatent
  // "Unconfirmed" says nothing either, once a source knows.
  const status = kept.legal_status === 'unconfirmed' ? stated.legal_status : merged.legal_status
  return { ...merged, legal_status: status ?? 'unconfirmed' }
}

/** Whether two records say the same. */
export const sameRecord = (a: KeptPatent, b: KeptPatent): boolean =>
  (Object.keys(a) as (keyof KeptPatent)[]).every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]))

/** Whether the texts that search reads are the same. */
export const sameSearchText = (a: Pick<KeptPatent, SearchField>, b: Pick<KeptPatent, SearchField>): boolean =>
  a.title === b.title &&
  a.title_en === b.title_en &&
  a.abstract === b.abstract &&
  a.applicants.join('\n') === b.applicants.join('\n')
type SearchField = 'title' | 'title_en' | 'abstract' | 'applicants'
