import { type EnterpriseAdminDetail, enterpriseAdminDetail } from '@portal/contract/enterprise-admin'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { enterpriseAddress } from '../../../features/enterprise/enterprise-address.ts'
import { ExamineStateTag } from '../../../features/enterprise/examine-state-tag.tsx'
import { PanelColumns } from '../../../features/panel/panel.tsx'
import { BackLink } from '../../../features/shell/back-link.tsx'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './enterprise-detail.messages.ts'
import { CertificationPanel, OverviewPanel, SuspensionPanel, TrailPanel } from './enterprise-panels.tsx'
import { LiftDialog, SuspendDialog } from './suspension-dialogs.tsx'

/** Where to see it, where to review it, and suspending. */
function Doings({ enterprise }: { enterprise: EnterpriseAdminDetail }) {
  const t = useMessages(messages)
  const [dialog, setDialog] = useState<'suspend' | 'lift' | null>(null)
  const { id, name, can, waiting, examineState } = enterprise
  const close = (): void => setDialog(null)
  return (
    <>
      {examineState === '1' && <ButtonLink to={enterpriseAddress(id)}>{t.toWebsite}</ButtonLink>}
      {waiting && (
        <ButtonLink to={`/console/review?kind=certification&keywords=${encodeURIComponent(name)}`}>
          {t.toReview}
        </ButtonLink>
      )}
      {can.suspend && (
        <Button danger onClick={() => setDialog('suspend')}>
          {t.suspend}
        </Button>
      )}
      {can.lift && (
        <Button type="primary" onClick={() => setDialog('lift')}>
          {t.lift}
        </Button>
      )}
      {dialog === 'suspend' && <SuspendDialog enterprise={enterprise} onClose={close} />}
      {dialog === 'lift' && <LiftDialog enterprise={enterprise} onClose={close} />}
    </>
  )
}

function Enterprise({ enterprise }: { enterprise: EnterpriseAdminDetail }) {
  const t = useMessages(messages)
  const title = (
    <>
      {enterprise.name} <ExamineStateTag state={enterprise.examineState} />
    </>
  )
  return (
    <>
      <PageHead title={title} actions={<Doings enterprise={enterprise} />}>
        {enterprise.waiting ? t.waits : (enterprise.uscc ?? '')}
      </PageHead>
      <PanelColumns
        main={
          <>
            <CertificationPanel enterprise={enterprise} />
            <SuspensionPanel enterprise={enterprise} />
          </>
        }
        beside={
          <>
            <OverviewPanel enterprise={enterprise} />
            <TrailPanel enterprise={enterprise} />
          </>
        }
      />
    </>
  )
}

/** One enterprise: what it submitted, what happened to it, and suspending it. */
export default function EnterpriseDetailPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const enterprise = useQuery(endpointQuery(enterpriseAdminDetail, { query: { id } }))
  return (
    <>
      <BackLink to="/console/enterprises">{t.back}</BackLink>
      <QueryState query={enterprise}>{(found) => <Enterprise key={found.id} enterprise={found} />}</QueryState>
    </>
  )
}
