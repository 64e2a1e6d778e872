/** What the enterprise is told of a round of decisions: one notice, whatever it was made of. */
import type { Remark } from '@portal/contract/content'
import type { MessageKind } from '@portal/contract/message'
import type { ReviewKind } from '@portal/contract/review'

/** One part that was decided for good. */
export interface Decided {
  kind: ReviewKind
  organisationId: string
  /** Of the product, or of the enterprise. */
  name: string
  approve: boolean
  /** '' of an approval. */
  reason: string
  remarks: Remark[]
  /** To what visitors see now, or to the place where it is mended. */
  link: string
}
interface Notice {
  kind: MessageKind
  params: Record<string, string>
  link: string
}

/** Remarks as parameters, `remark_<kind>_<field>`; several on one field are lines of one. */
function remarksOf(parts: readonly Decided[]): Record<string, string> {
  const told: Record<string, string> = {}
  for (const { kind, remarks } of parts)
    for (const { field, text } of remarks) {
      const name = `remark_${kind}_${field}`
      told[name] = told[name] === undefined ? text : `${told[name]}\n${text}`
    }
  return told
}

const kindsOf = (parts: readonly Decided[]): string => parts.map(({ kind }) => kind).join(',')

/** The notice of parts of one product or enterprise, which were decided together. */
export function noticeOf(parts: readonly [Decided, ...Decided[]]): Notice {
  const [first] = parts
  const rejected = parts.filter(({ approve }) => !approve)
  const link = rejected[0]?.link ?? first.link
  if (first.kind === 'certification') {
    const params = { enterprise: first.name }
    return first.approve
      ? { kind: 'certification.approved', params, link }
      : { kind: 'certification.rejected', params: { ...params, reason: first.reason, ...remarksOf(parts) }, link }
  }
  const subject = first.name
  if (rejected.length === 0) return { kind: 'content.approved', params: { subject, content: kindsOf(parts) }, link }
  const reasons = new Set(rejected.map(({ reason }) => reason))
  if (rejected.length === parts.length && reasons.size === 1) {
    const params = { subject, content: kindsOf(parts), reason: first.reason, ...remarksOf(parts) }
    return { kind: 'content.rejected', params, link }
  }
  const approved = kindsOf(parts.filter(({ approve }) => approve))
  const why = Object.fromEntries(rejected.map(({ kind, reason }) => [`reason_${kind}`, reason]))
  return {
    kind: 'content.decided',
    params: { subject, approved, rejected: kindsOf(rejected), ...why, ...remarksOf(parts) },
    link,
  }
}
