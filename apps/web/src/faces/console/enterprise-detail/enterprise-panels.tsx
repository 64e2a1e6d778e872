import type { EnterpriseAdminDetail } from '@portal/contract/enterprise-admin'
import { Alert, Empty, Tag } from 'antd'
import { actionText, subjectText } from '../../../features/audit/audit-words.ts'
import { CertificationFacts } from '../../../features/certification/certification-facts.tsx'
import { Facts, Panel } from '../../../features/panel/panel.tsx'
import { formatInstant, formatNumber } from '../../../lib/format.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Link } from '../../../ui/link.tsx'
import css from './enterprise-detail.module.css'
import { messages } from './enterprise-detail.messages.ts'

interface Props {
  enterprise: EnterpriseAdminDetail
}

/** What it submitted, with what a change that waits would change. */
export function CertificationPanel({ enterprise }: Props) {
  const t = useMessages(messages)
  const { certification, approved, licences, submittedAt, certifiedAt, waiting, reason } = enterprise
  const more = [
    ...(submittedAt ? [{ label: t.submitted, value: formatInstant(submittedAt) }] : []),
    ...(certifiedAt ? [{ label: t.certified, value: formatInstant(certifiedAt) }] : []),
  ]
  const isChange = waiting && approved !== null
  const shown = waiting ? certification : (approved ?? certification)
  return (
    <Panel title={t.certification}>
      {isChange && <Alert className={css.note ?? ''} type="info" showIcon title={t.changeWaits} />}
      {reason !== null && <Alert className={css.note ?? ''} type="warning" showIcon title={t.rejected(reason)} />}
      {shown === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t.none} />
      ) : (
        <CertificationFacts
          certification={shown}
          licences={licences}
          more={more}
          {...(isChange && { before: approved })}
        />
      )}
    </Panel>
  )
}

/** Numbers, and where to go from them. */
export function OverviewPanel({ enterprise }: Props) {
  const t = useMessages(messages)
  const mayReadUsers = usePermission('user:read:any')
  const { id, members, products, patents, files, registeredAt } = enterprise
  const many = (count: number): string => formatNumber(count)
  return (
    <Panel title={t.overview}>
      <Facts
        lines={{
          [t.registered]: formatInstant(registeredAt),
          [t.members]: mayReadUsers ? (
            <Link to={`/console/users?deptId=${id}`}>{t.toMembers(many(members))}</Link>
          ) : (
            many(members)
          ),
          [t.products]: <Link to={`/console/products?enterprise=${id}`}>{t.toProducts(many(products))}</Link>,
          [t.patents]: many(patents),
          [t.files]: t.filesAre(many(files.count), formatBytes(files.bytes), formatBytes(files.quotaBytes)),
        }}
      />
    </Panel>
  )
}

/** The suspension that stands, and those before it. */
export function SuspensionPanel({ enterprise: { suspensions } }: Props) {
  const t = useMessages(messages)
  return (
    <Panel title={t.suspensions}>
      {suspensions.length === 0 && <p className={css.nothing}>{t.noSuspension}</p>}
      <ul className={css.list}>
        {suspensions.map((one) => (
          <li key={one.suspendedAt}>
            <p>{one.reason}</p>
            <span className={css.meta}>{t.from(one.suspendedBy, formatInstant(one.suspendedAt))}</span>
            {one.liftedAt === null ? (
              <Tag color="warning">{t.standing}</Tag>
            ) : (
              <span className={css.meta}>{t.until(one.liftedBy ?? '', formatInstant(one.liftedAt))}</span>
            )}
            {one.note !== '' && <span className={css.meta}>{one.note}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The newest entries of the audit log about it. */
export function TrailPanel({ enterprise: { id, trail } }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const mayReadAll = usePermission('audit:read:any')
  const all = mayReadAll && <Link to={`/console/audit?organisationId=${id}`}>{t.allOfIt}</Link>
  return (
    <Panel title={t.trail} extra={all}>
      {trail.length === 0 && <p className={css.nothing}>{t.noTrail}</p>}
      {/* Longer than its box: it scrolls, also by keyboard. */}
      <ol className={css.trail} tabIndex={trail.length > 0 ? 0 : undefined} aria-label={t.trail}>
        {trail.map((entry) => (
          <li key={entry.id}>
            <span>{actionText(language, entry.action)}</span>
            <span className={css.meta}>
              {subjectText(language, entry.subjectType)} · {entry.by} · {formatInstant(entry.at)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
