/** Which certificate or honour is new, changed or gone, and what of it changed. */
import type { PublicCertificate } from '@portal/contract/content'
import { type Difference, differing, type Pair, pairs, type Side } from './differences.ts'

type Mark = 'new' | 'changed' | 'removed' | 'same'
const textFields = ['kind', 'name', 'nameEn', 'number', 'issuer', 'issuerEn', 'issuedOn', 'validUntil'] as const
type CertificateField = (typeof textFields)[number] | 'files'

export interface MarkedCertificate extends Pair<PublicCertificate> {
  mark: Mark
  differences: Difference<'certificate', CertificateField>[]
}

/** Scans and documents have no names that a reviewer would know: which pages they are is compared, how many is told. */
const filesOf = ({ scans, documents }: PublicCertificate): string =>
  [...scans.map(({ fileId }) => fileId), ...documents.map(({ name, bytes }) => `${name} ${bytes}`)].join('\n')

interface Naming {
  kind(kind: string): string
  files(certificate: PublicCertificate): string
  day(day: string | null): string
}

function sideOf(certificate: PublicCertificate, field: (typeof textFields)[number], naming: Naming): Side {
  if (field === 'kind') return naming.kind(certificate.kind)
  if (field === 'issuedOn') return certificate.issuedOn && naming.day(certificate.issuedOn)
  if (field === 'validUntil') return naming.day(certificate.validUntil)
  return certificate[field]
}

/** The first pages beside each other where they differ, else what there is in all. */
function filesDifference(before: PublicCertificate, after: PublicCertificate, naming: Naming) {
  const [was, is] = [before.scans[0], after.scans[0]]
  const drawn = was && is && was.fileId !== is.fileId
  return {
    of: 'certificate' as const,
    item: '',
    field: 'files' as const,
    before: drawn ? was : naming.files(before),
    after: drawn ? is : naming.files(after),
  }
}

function differencesOf(before: PublicCertificate, after: PublicCertificate, naming: Naming) {
  const places = textFields.map((field): Difference<'certificate', CertificateField> => {
    const side = (of: PublicCertificate): Side => sideOf(of, field, naming)
    return { of: 'certificate', item: '', field, before: side(before), after: side(after) }
  })
  const told = differing(places)
  return filesOf(before) === filesOf(after) ? told : [...told, filesDifference(before, after, naming)]
}

/** Every entry with its mark, in the order proposed. Entries are known again by their number, else by name. */
export function markedCertificates(
  before: readonly PublicCertificate[],
  after: readonly PublicCertificate[],
  naming: Naming,
): MarkedCertificate[] {
  const list = pairs(before, after, [
    ({ number, name }) => (number === '' ? '' : `${number} ${name}`),
    ({ number }) => number,
    ({ name }) => name,
  ])
  return list.map((pair) => {
    if (!pair.before) return { ...pair, mark: 'new', differences: [] }
    if (!pair.after) return { ...pair, mark: 'removed', differences: [] }
    const differences = differencesOf(pair.before, pair.after, naming)
    return { ...pair, mark: differences.length > 0 ? 'changed' : 'same', differences }
  })
}
