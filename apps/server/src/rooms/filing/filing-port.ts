/** What a source of filing data is, whatever stands behind it. */
import type { Bilingual } from '@portal/contract/kit'
import type { Complaint, EnterpriseRecord, ProductRecord } from './filing-record.policy.ts'

/** All that a source states of one enterprise. Rows that could not be read are told, and hinder none of the others. */
export interface FilingData {
  /** null: the source does not know the enterprise, or says nothing of it. */
  enterprise: EnterpriseRecord | null
  products: { line: number; record: ProductRecord }[]
  complaints: Complaint[]
  /** As of when; null where the source does not say. */
  asOf: Date | null
}

export interface PullOptions {
  signal: AbortSignal
  /** Called as pages arrive, with the fraction that is there. */
  onProgress(fraction: number): Promise<void>
}

export interface FilingPort {
  /** Pulls what belongs to an enterprise. Throws FilingSourceError when the source cannot be asked. */
  pull(uscc: string, options: PullOptions): Promise<FilingData>
}

/** A source could not be asked, in words for whoever wanted to. `detail` is for operators: what it answered, if it did. */
export class FilingSourceError extends Error {
  readonly says: Bilingual
  readonly detail: string | null

  constructor(says: Bilingual, detail: string | null, options?: ErrorOptions) {
    super(detail === null ? says.en : `${says.en} (${detail})`, options)
    this.name = 'FilingSourceError'
    this.says = says
    this.detail = detail
  }
}
