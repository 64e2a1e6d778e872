import type { EntInfo } from '@portal/contract/enterprise'
import { CertificationFacts } from '../../../features/certification/certification-facts.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthMessages } from './ent-auth.messages.ts'

/** What was submitted, to read, a change beside what it would change; what is approved where the change was taken back. */
export function CertificationSummary({ enterprise }: { enterprise: EntInfo }) {
  const t = useMessages(entAuthMessages)
  const { approved, ahead, recalled, licences, submittedAt, decidedAt } = enterprise
  const certification = recalled ? approved : enterprise.certification
  if (!certification) return null
  const more = [
    ...(submittedAt && !recalled ? [{ label: t.submittedAt, value: formatInstant(submittedAt) }] : []),
    ...(decidedAt ? [{ label: t.decidedAt, value: formatInstant(decidedAt) }] : []),
  ]
  return (
    <section className={css['card']} aria-labelledby="certification-summary">
      <h2 id="certification-summary">{recalled ? t.inForce : t.summary}</h2>
      <CertificationFacts
        certification={certification}
        before={ahead === null ? null : approved}
        licences={licences}
        more={more}
      />
    </section>
  )
}
