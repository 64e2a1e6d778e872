import type { EntInfo } from '@portal/contract/enterprise'
import { CertificationFacts } from '../../../features/certification/certification-facts.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthWords } from './ent-auth.messages.ts'

/** What was submitted, to read; a change beside what it would change. */
export function CertificationSummary({ enterprise }: { enterprise: EntInfo }) {
  const words = useMessages(entAuthWords)
  const { certification, approved, ahead, licences, submittedAt, decidedAt } = enterprise
  if (!certification) return null
  const more = [
    { label: words.submittedAt, value: submittedAt ? formatInstant(submittedAt) : '' },
    ...(decidedAt ? [{ label: words.decidedAt, value: formatInstant(decidedAt) }] : []),
  ]
  return (
    <section className={css['card']} aria-labelledby="certification-summary">
      <h2 id="certification-summary">{words.summary}</h2>
      <CertificationFacts
        certification={certification}
        before={ahead === null ? null : approved}
        licences={licences}
        more={more}
      />
    </section>
  )
}
