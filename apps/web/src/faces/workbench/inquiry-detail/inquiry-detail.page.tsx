import {
  inquiryOwnAnswer,
  inquiryOwnAssign,
  inquiryOwnDetail,
  type InquiryOwnDetail,
  inquiryOwnMove,
  inquiryOwnSeen,
} from '@portal/contract/inquiry-own'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { inquiryMessages } from '../../../features/inquiry/inquiry.messages.ts'
import { AboutPanel, ContactPanel } from '../../../features/inquiry/inquiry-panels.tsx'
import css from '../../../features/inquiry/inquiry-view.module.css'
import { InquiryView } from '../../../features/inquiry/inquiry-view.tsx'
import { Panel } from '../../../features/panel/panel.tsx'
import { BackLink } from '../../../features/shell/back-link.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useStep } from '../../../features/shell/use-step.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './inquiry-detail.messages.ts'

/** Whoever has it open has read what came in. */
function useSeen({ id, unread }: Pick<InquiryOwnDetail, 'id' | 'unread'>): void {
  useEffect(() => {
    if (unread) void call(inquiryOwnSeen, { body: { id } }, { quiet: true }).catch(() => undefined)
  }, [id, unread])
}

/** To whom it is given; whoever answers a new one follows it by that. */
function Assignee({ inquiry }: { inquiry: InquiryOwnDetail }) {
  const t = useMessages(inquiryMessages)
  const said = useMessages(messages).assigned
  const { id, assignee, members, can } = inquiry
  const assign = useStep(
    'inquiry',
    (memberId: string | null) => call(inquiryOwnAssign, { body: { id, memberId } }, { quiet: true }),
    said,
  )
  return (
    <Panel title={t.assignee}>
      {can.assign ? (
        <Select
          className={css.assignee ?? ''}
          aria-label={t.assignee}
          value={assignee?.id ?? ''}
          loading={assign.isPending}
          onChange={(memberId) => assign.mutate(memberId === '' ? null : memberId)}
          options={[
            { value: '', label: t.nobody },
            ...members.map((member) => ({ value: member.id, label: member.name })),
          ]}
        />
      ) : (
        (assignee?.name ?? t.nobody)
      )}
    </Panel>
  )
}

function Inquiry({ inquiry }: { inquiry: InquiryOwnDetail }) {
  const t = useMessages(inquiryMessages)
  const own = useMessages(messages)
  useSeen(inquiry)
  const { id, can, state, erasedAt } = inquiry
  const mayNot = !can.answer && erasedAt === null ? t.mayNot : undefined
  const note = state === 'closed' ? t.isClosed : mayNot
  return (
    <InquiryView
      inquiry={inquiry}
      lead={inquiry.target.title}
      calls={{
        answer: (text) => call(inquiryOwnAnswer, { body: { id, text } }),
        move: (to) => call(inquiryOwnMove, { body: { id, to } }, { quiet: true }),
      }}
      note={note !== undefined && <p className={css.hint}>{note}</p>}
    >
      <ContactPanel inquiry={inquiry} hint={own.private} />
      <AboutPanel inquiry={inquiry} shown />
      <Assignee inquiry={inquiry} />
    </InquiryView>
  )
}

/** One inquiry to this enterprise: who asks for what, and the talk about it. */
export default function InquiryDetailPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const inquiry = useQuery(endpointQuery(inquiryOwnDetail, { query: { id } }))
  return (
    <>
      <BackLink to="/personalCenter/inquiry">{t.back}</BackLink>
      <QueryState query={inquiry}>{(found) => <Inquiry key={found.id} inquiry={found} />}</QueryState>
    </>
  )
}
