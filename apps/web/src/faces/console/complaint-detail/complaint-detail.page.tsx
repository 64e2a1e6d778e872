import { complaintAnonymise, complaintAssign, complaintDetail, type ComplaintDetail } from '@portal/contract/complaint'
import { useQuery } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { complaintMessages } from '../../../features/complaint/complaint.messages.ts'
import { ComplaintStateTag } from '../../../features/complaint/complaint-state-tag.tsx'
import { PanelColumns } from '../../../features/panel/panel.tsx'
import { BackLink } from '../../../features/shell/back-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSession } from '../../../lib/session.ts'
import { messages } from './complaint-detail.messages.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { ContactFacts, Statement, SubjectFacts } from './facts.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { Thread } from './thread.tsx'
import { useComplaintStep } from './use-complaint-step.ts'

/** What the caller may do with it now. */
function Doings({ complaint }: { complaint: ComplaintDetail }) {
  const t = useMessages(messages)
  const { modal } = App.useApp()
  const me = useSession(({ user }) => user?.userId)
  const [dialog, setDialog] = useState<'decide' | 'restore' | null>(null)
  const { id, can, assignee } = complaint
  const isMine = assignee !== null && assignee.id === me
  const close = (): void => setDialog(null)
  const assign = useComplaintStep(
    (mine: boolean) => call(complaintAssign, { body: { id, mine } }, { quiet: true }),
    isMine ? t.handBack : t.take,
  )
  const erase = useComplaintStep(() => call(complaintAnonymise, { body: { id } }, { quiet: true }), t.anonymised)
  const askErase = () =>
    modal.confirm({
      title: t.anonymiseTitle,
      content: t.anonymiseText,
      okText: t.anonymise,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
      onOk: () => erase.mutateAsync().catch(() => undefined),
    })
  return (
    <>
      {can.handle && (
        <Button loading={assign.isPending} onClick={() => assign.mutate(!isMine)}>
          {isMine ? t.handBack : t.take}
        </Button>
      )}
      {can.restore && <Button onClick={() => setDialog('restore')}>{t.restore}</Button>}
      {can.anonymise && (
        <Button danger onClick={askErase}>
          {t.anonymise}
        </Button>
      )}
      {can.decide && (
        <Button type="primary" onClick={() => setDialog('decide')}>
          {t.decide}
        </Button>
      )}
      <DecideDialog open={dialog === 'decide'} complaint={complaint} onClose={close} />
      {dialog === 'restore' && <RestoreDialog id={id} onClose={close} />}
    </>
  )
}

function Complaint({ complaint }: { complaint: ComplaintDetail }) {
  const t = useMessages(messages)
  const kinds = useMessages(complaintMessages)
  const mayWrite = usePermission('complaint:edit:any')
  const title = (
    <>
      {complaint.number} <ComplaintStateTag state={complaint.state} />
    </>
  )
  return (
    <>
      <PageHead title={title} actions={<Doings complaint={complaint} />}>
        {kinds[complaint.kind]} · {complaint.subject.title}
        {complaint.settledAt !== null && ` · ${t.settled}`}
      </PageHead>
      <PanelColumns
        main={
          <>
            <Statement complaint={complaint} />
            <Thread complaint={complaint} mayWrite={mayWrite} />
          </>
        }
        beside={
          <>
            <SubjectFacts complaint={complaint} />
            <ContactFacts complaint={complaint} />
          </>
        }
      />
    </>
  )
}

/** One complaint: what was said, who is told what, and what comes of it. */
export default function ComplaintDetailPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const complaint = useQuery(endpointQuery(complaintDetail, { query: { id } }))
  return (
    <>
      <BackLink to="/console/complaints">{t.back}</BackLink>
      <QueryState query={complaint}>{(found) => <Complaint key={found.id} complaint={found} />}</QueryState>
    </>
  )
}
