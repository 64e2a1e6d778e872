import { LegalStatus, type PatentCard, type PatentDetail, PatentTypeSchema, Protection } from '@portal/contract/patent'

export interface PatentCardRow {
  id: string
  number: string
  title: string
  title_en: string
  type: string
  legal_status: string
  applicants: string[]
  filed_on: string | null
  granted_on: string | null
  expires_on: string | null
  main_ipc: string | null
}
interface PatentRow extends PatentCardRow {
  inventors: string[]
  agency: string
  address: string
  publication_no: string
  published_on: string | null
  ipc: string[]
  abstract: string
  data_as_of: Date
}
interface EventRow {
  on_day: string
  code: string
  description: string
}
interface ProtectionRow {
  product_id: string
  organisation_id: string
  product_name: string
  product_name_en: string
  enterprise_name: string
  enterprise_name_en: string
  parts: unknown
}

/** A patent for lists. */
export const patentCard = (row: PatentCardRow): PatentCard => ({
  id: row.id,
  number: row.number,
  title: row.title,
  titleEn: row.title_en,
  type: PatentTypeSchema.parse(row.type),
  legalStatus: LegalStatus.parse(row.legal_status),
  applicants: row.applicants,
  filedOn: row.filed_on,
  grantedOn: row.granted_on,
  expiresOn: row.expires_on,
  mainIpc: row.main_ipc,
})

const protection = (row: ProtectionRow): Protection => ({
  productId: row.product_id,
  productName: row.product_name,
  productNameEn: row.product_name_en,
  organisationId: row.organisation_id,
  enterpriseName: row.enterprise_name,
  enterpriseNameEn: row.enterprise_name_en,
  parts: Protection.shape.parts.parse(row.parts),
})

interface ValidationContext {
  events: EventRow[]
  protections: ProtectionRow[]
  sameOwner: PatentCardRow[]
  sameClass: PatentCardRow[]
}

/** A patent for its page. */
export const patentDetail = (
  row: PatentRow,
  { events, protections, sameOwner, sameClass }: ValidationContext,
): PatentDetail => ({
  ...patentCard(row),
  inventors: row.inventors,
  agency: row.agency,
  address: row.address,
  publicationNo: row.publication_no,
  publishedOn: row.published_on,
  ipc: row.ipc,
  abstract: row.abstract,
  events: events.map((event) => ({ on: event.on_day, code: event.code, description: event.description })),
  protects: protections.map(protection),
  sameOwner: sameOwner.map(patentCard),
  sameClass: sameClass.map(patentCard),
  dataAsOf: row.data_as_of.toISOString(),
})
