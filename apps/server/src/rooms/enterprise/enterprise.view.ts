import {
  type Certification,
  type EnterpriseCard,
  type EnterpriseFacts,
  ExamineState,
} from '@portal/contract/enterprise'
import { IndustryCode } from '@portal/contract/industry'
import { RegionCode } from '@portal/contract/region'

interface CardRow {
  id: string
  name: string
  name_en: string
  region: string
  industry: string
  /** The beginning of the profile. */
  summary: string
  profile_length: number
  product_count: number
  patent_count: number
}
interface DetailRow extends CardRow {
  uscc: string
  address: string
  website: string
  profile: string
  certified_at: Date
}

/** An enterprise for lists. */
export const enterpriseCard = (row: CardRow): EnterpriseCard => ({
  id: row.id,
  name: row.name,
  nameEn: row.name_en,
  region: RegionCode.parse(row.region),
  industry: IndustryCode.parse(row.industry),
  summary: row.summary.length < row.profile_length ? `${row.summary.trimEnd()}…` : row.summary,
  productCount: row.product_count,
  patentCount: row.patent_count,
})

/** The card of an enterprise that is off the website, for whoever works on it. */
export const hiddenCard = (id: string, { name, nameEn, region, industry, profile }: Certification): EnterpriseCard => ({
  id,
  name,
  nameEn,
  region,
  industry,
  summary: profile,
  productCount: 0,
  patentCount: 0,
})

/** An enterprise for its page: contacts stay private. */
export const enterpriseFacts = (row: DetailRow): EnterpriseFacts => ({
  ...enterpriseCard(row),
  uscc: row.uscc,
  address: row.address,
  website: row.website,
  profile: row.profile,
  certifiedAt: row.certified_at.toISOString(),
})

/** The same of an enterprise that is off the website, or not on it yet. */
export const hiddenFacts = (id: string, certification: Certification, certifiedAt: Date): EnterpriseFacts => ({
  ...hiddenCard(id, certification),
  uscc: certification.uscc,
  address: certification.address,
  website: certification.website,
  profile: certification.profile,
  certifiedAt: certifiedAt.toISOString(),
})

/** A certification beside the one it would replace, for whoever reviews it. */
export interface CertificationReview {
  examineState: ExamineState
  proposed: Certification
  published: Certification | null
}
export const certificationReview = (row: {
  examine_state: string
  certification: Certification
  approved: Certification | null
}): CertificationReview => ({
  examineState: ExamineState.parse(row.examine_state),
  proposed: row.certification,
  published: row.approved,
})

interface FacetRow {
  value: string
  count: number
}

/** Facets with their counts. */
export const enterpriseFacets = (facets: {
  industry: FacetRow[]
  region: FacetRow[]
  products: number
  recognised: number
  certificates: number
}) => ({
  ...facets,
  industry: facets.industry.map(({ value, count }) => ({ value: IndustryCode.parse(value), count })),
  region: facets.region.map(({ value, count }) => ({ value: RegionCode.parse(value), count })),
})
