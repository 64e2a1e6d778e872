import type { Certificate } from '@portal/contract/content'

/** A certificate as it is typed. */
export interface CertificateDraft extends Certificate {
  /** Stays with it as it moves; names its uploads on the device. */
  key: string
  /** It expires, whether the day is typed yet or not. */
  expires: boolean
}

/** Certificates of a revision as the editor takes them. */
export const draftsOf = (certificates: readonly Certificate[], revision: number): CertificateDraft[] =>
  certificates.map((one, index) => ({ ...one, key: `${revision}-${index}`, expires: one.validUntil !== null }))

/** What is typed as it is saved. */
export const documentOf = (drafts: readonly CertificateDraft[]): { certificates: Certificate[] } => ({
  certificates: drafts.map(({ key: _key, expires, validUntil, ...told }) => ({
    ...told,
    validUntil: expires ? validUntil : null,
  })),
})

/** Keys name nothing that a person typed, and in which order fields came says nothing either. */
export const fingerprint = (drafts: readonly CertificateDraft[]): string =>
  JSON.stringify(
    drafts.map(({ key: _key, expires, files, ...typed }) => [
      Object.entries(typed).toSorted(([a], [b]) => a.localeCompare(b)),
      expires,
      files,
    ]),
  )

export const emptyCertificate = (): CertificateDraft => ({
  key: crypto.randomUUID(),
  kind: '',
  name: '',
  nameEn: '',
  number: '',
  issuer: '',
  issuerEn: '',
  issuedOn: null,
  validUntil: null,
  expires: false,
  files: [],
})
