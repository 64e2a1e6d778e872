import { type PatentAdminDetail, patentAdminDetail } from '@portal/contract/patent-admin'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Facts, Panel, PanelColumns } from '../../../features/panel/panel.tsx'
import { patentAddress } from '../../../features/patent/patent-address.ts'
import { LegalStatusTag, PatentNumber, PatentType } from '../../../features/patent/patent-parts.tsx'
import { PatentSource } from '../../../features/patent/patent-source.tsx'
import { BackLink } from '../../../features/shell/back-link.tsx'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatDay, formatInstant, formatList, formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Link } from '../../../ui/link.tsx'
import { CorrectionDrawer } from './correction-drawer.tsx'
import css from './patent-detail.module.css'
import { messages } from './patent-detail.messages.ts'

interface Props {
  patent: PatentAdminDetail
}

function Bibliography({ patent }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const day = (value: string | null) => value && formatDay(language, value)
  return (
    <Panel title={t.bibliography}>
      <Facts
        lines={{
          [t.title]: patent.title,
          [t.titleEn]: patent.titleEn,
          [t.number]: <PatentNumber patent={patent} />,
          [t.type]: <PatentType type={patent.type} />,
          [t.legalStatus]: <LegalStatusTag status={patent.legalStatus} />,
          [t.applicants]: formatList(language, patent.applicants),
          [t.inventors]: formatList(language, patent.inventors),
          [t.filedOn]: day(patent.filedOn),
          [t.grantedOn]: day(patent.grantedOn),
          [t.expiresOn]: day(patent.expiresOn),
          [t.publicationNo]: patent.publicationNo,
          [t.publishedOn]: day(patent.publishedOn),
          [t.mainIpc]: patent.mainIpc,
          [t.ipc]: patent.ipc.join('  '),
          [t.agency]: patent.agency,
          [t.address]: patent.address,
          [t.abstract]: patent.abstract,
        }}
      />
    </Panel>
  )
}

function Origin({ patent: { source, dataAsOf, statedBy, can } }: Props) {
  const t = useMessages(messages)
  const mayCorrect = usePermission('patent:edit:any')
  const mayReadEnterprises = usePermission('enterprise:read:any')
  const enterprise = mayReadEnterprises ? (
    <Link to={`/console/enterprises/${statedBy?.id}`}>{statedBy?.name}</Link>
  ) : (
    statedBy?.name
  )
  return (
    <Panel title={t.origin}>
      <Facts
        lines={{
          [t.source]: <PatentSource source={source} />,
          [t.dataAsOf]: formatInstant(dataAsOf),
          [t.statedBy]: statedBy && enterprise,
        }}
      />
      {mayCorrect && !can.edit && <Alert type="info" title={t.ofSource} style={{ marginTop: 12 }} />}
    </Panel>
  )
}

function Events({ patent: { events } }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  return (
    <Panel title={t.events}>
      {events.length === 0 && <p className={css.nothing}>{t.noEvents}</p>}
      <ol className={css.list}>
        {events.map(({ on, code, description }) => (
          <li key={`${on} ${code} ${description}`}>
            {description}
            <span className={css.meta}>
              {formatDay(language, on)} · {code}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Products({ patent: { protects } }: Props) {
  const t = useMessages(messages)
  const mayRead = usePermission('product:read:any')
  return (
    <Panel title={t.protects}>
      {protects.length === 0 && <p className={css.nothing}>{t.noProtects}</p>}
      <ul className={css.list}>
        {protects.map(({ productId, productName, enterpriseName, parts }) => (
          <li key={productId}>
            {mayRead ? <Link to={`/console/products/${productId}`}>{productName}</Link> : productName}
            <span className={css.meta}>
              {enterpriseName}
              {parts.length > 0 && ` · ${t.parts(formatNumber(parts.length))}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Patent({ patent }: Props) {
  const t = useMessages(messages)
  const [correcting, setCorrecting] = useState(false)
  const { id, title, can, statedBy, protects } = patent
  // What an enterprise only stated has a page once a product on the website rests on it.
  const hasPage = statedBy === null || protects.length > 0
  const actions = (
    <>
      {hasPage && <ButtonLink to={patentAddress(id)}>{t.toWebsite}</ButtonLink>}
      {can.edit && (
        <Button type="primary" onClick={() => setCorrecting(true)}>
          {t.correct}
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageHead title={title} actions={actions}>
        <PatentNumber patent={patent} />
      </PageHead>
      <PanelColumns
        main={<Bibliography patent={patent} />}
        beside={
          <>
            <Origin patent={patent} />
            <Products patent={patent} />
            <Events patent={patent} />
          </>
        }
      />
      {correcting && <CorrectionDrawer patent={patent} onClose={() => setCorrecting(false)} />}
    </>
  )
}

/** One patent: all that is known, where from, and correcting what only an enterprise stated. */
export default function PatentDetailPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const patent = useQuery(endpointQuery(patentAdminDetail, { query: { id } }))
  return (
    <>
      <BackLink to="/console/patents">{t.back}</BackLink>
      <QueryState query={patent}>{(found) => <Patent key={found.id} patent={found} />}</QueryState>
    </>
  )
}
