import type { EntInfo } from '@portal/contract/enterprise'
import { CertificationFacts } from '../../../features/certification/certification-facts.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthMessages } from './ent-auth.messages.ts'

/** What was submitted, to read; a change beside what it would change. */
export function CertificationSummary({ enterprise }: { enterprise: EntInfo }) {
  const t = useMessages(entAuthMessages)
  const { certification, approved, ahead, licences, submittedAt, decidedAt } = enterprise
  if (!certification) return null
  const more = [
    { label: t.submittedAt, value: submittedAt ? formatInstant(submittedAt) : '' },
    ...(decidedAt ? [{ label: t.decidedAt, value: formatInstant(decidedAt) }] : []),
  ]
  return (
    <section className={css['card']} aria-labelledby="certification-summary">
      <h2 id="certification-summary">{t.summary}</h2>
      <CertificationFacts
        certification={certification}
        before={ahead === null ? null : approved}
        licences={licences}
        more={more}
      />
    </section>
  )
}
