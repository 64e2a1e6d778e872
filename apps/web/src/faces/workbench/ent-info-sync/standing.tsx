import { entInfo, type EntInfo } from '@portal/contract/enterprise'
import { useQuery } from '@tanstack/react-query'
import { Alert, Flex } from 'antd'
import { CertificationFacts } from '../../../features/certification/certification-facts.tsx'
import { useExpectedTime } from '../../../features/certification/expected-time.ts'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-info-sync.module.css'
import { messages } from './ent-info-sync.messages.ts'

/** What of the certification holds, and what waits or came back beside it. */
function State({ enterprise }: { enterprise: EntInfo }) {
  const t = useMessages(messages)
  const expected = useExpectedTime(enterprise.expected)
  const { ahead, reason, decidedAt } = enterprise
  if (ahead !== null)
    return <Alert type="info" showIcon title={t.waiting} description={`${t.ahead(ahead)}${expected}`} role="status" />
  if (reason) return <Alert type="error" showIcon title={t.rejected} description={t.reason(reason)} role="status" />
  const since = decidedAt ? { description: t.approvedText(formatInstant(decidedAt)) } : {}
  return <Alert type="success" showIcon title={t.approved} {...since} role="status" />
}

function Certified({ enterprise }: { enterprise: EntInfo }) {
  const t = useMessages(messages)
  const { certification, approved, ahead, reason, licences, submittedAt, can } = enterprise
  const beside = certification !== null && (ahead !== null || reason !== null)
  return (
    <Flex vertical gap={16}>
      <State enterprise={enterprise} />
      <Flex gap={12} wrap align="center">
        {can.submit && <ButtonLink to="/entAuth">{t.change}</ButtonLink>}
        <span className={css['note']}>{can.submit ? t.changeHint : ahead === null && t.changeOwner}</span>
      </Flex>
      {beside && (
        <section className={css['card']} aria-labelledby="certification-submitted">
          <h2 id="certification-submitted">{t.submitted}</h2>
          <CertificationFacts
            certification={certification}
            before={approved}
            licences={licences}
            more={submittedAt ? [{ label: t.submittedAt, value: formatInstant(submittedAt) }] : []}
          />
        </section>
      )}
      {approved && (
        <section className={css['card']} aria-labelledby="certification-in-force">
          <h2 id="certification-in-force">{t.inForce}</h2>
          <CertificationFacts certification={approved} licences={licences} />
        </section>
      )}
    </Flex>
  )
}

/** How the certification stands. */
export function Standing() {
  const query = useQuery(endpointQuery(entInfo, {}))
  return <QueryState query={query}>{(enterprise) => <Certified enterprise={enterprise} />}</QueryState>
}
