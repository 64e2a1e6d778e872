import { ArrowLeftOutlined } from '@ant-design/icons'
import {
  inquiryOwnAnswer,
  inquiryOwnAssign,
  inquiryOwnDetail,
  type InquiryOwnDetail,
  inquiryOwnMove,
  inquiryOwnSeen,
} from '@portal/contract/inquiry-own'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { AnswerForm } from '../../../features/inquiry/answer-form.tsx'
import { Conversation } from '../../../features/inquiry/conversation.tsx'
import { inquiryWords } from '../../../features/inquiry/inquiry.messages.ts'
import css from '../../../features/inquiry/inquiry-page.module.css'
import { AboutPanel, ContactPanel } from '../../../features/inquiry/inquiry-panels.tsx'
import { InquiryStateTag } from '../../../features/inquiry/inquiry-state-tag.tsx'
import { useInquiryStep } from '../../../features/inquiry/use-inquiry-step.ts'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { words } from './inquiry-detail.messages.ts'

/** Whoever has it open has read what came in. */
function useSeen({ id, unread }: Pick<InquiryOwnDetail, 'id' | 'unread'>): void {
  useEffect(() => {
    if (unread) void call(inquiryOwnSeen, { body: { id } }, { quiet: true }).catch(() => undefined)
  }, [id, unread])
}

function Doings({ inquiry }: { inquiry: InquiryOwnDetail }) {
  const t = useMessages(inquiryWords)
  const { id, can } = inquiry
  const to = can.reopen ? 'following' : 'closed'
  const move = useInquiryStep(
    () => call(inquiryOwnMove, { body: { id, to } }, { quiet: true }),
    can.reopen ? t.reopened : t.closedNow,
  )
  if (!can.close && !can.reopen) return null
  return (
    <Button loading={move.isPending} onClick={() => move.mutate()}>
      {can.reopen ? t.reopen : t.closeIt}
    </Button>
  )
}

/** To whom it is given; whoever answers a new one follows it by that. */
function Assignee({ inquiry }: { inquiry: InquiryOwnDetail }) {
  const t = useMessages(inquiryWords)
  const said = useMessages(words).assigned
  const { id, assignee, members, can } = inquiry
  const assign = useInquiryStep(
    (memberId: string | null) => call(inquiryOwnAssign, { body: { id, memberId } }, { quiet: true }),
    said,
  )
  return (
    <>
      <h2>{t.assignee}</h2>
      {can.assign ? (
        <Select
          className={css.select ?? ''}
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
        <p>{assignee?.name ?? t.nobody}</p>
      )}
    </>
  )
}

function Inquiry({ inquiry }: { inquiry: InquiryOwnDetail }) {
  const t = useMessages(inquiryWords)
  const own = useMessages(words)
  useSeen(inquiry)
  const { id, can, state, contact, erasedAt } = inquiry
  const title = (
    <>
      {inquiry.number} <InquiryStateTag state={state} />
    </>
  )
  return (
    <>
      <PageHead title={title} actions={<Doings inquiry={inquiry} />}>
        {inquiry.target.title}
      </PageHead>
      <div className={css.columns}>
        <section className={css.panel}>
          <h2>{t.thread}</h2>
          <Conversation entries={inquiry.entries} />
          {can.answer && (
            <AnswerForm
              id={id}
              mailed={contact.email !== ''}
              send={(text) => call(inquiryOwnAnswer, { body: { id, text } })}
            />
          )}
          {state === 'closed' && <p className={css.hint}>{t.isClosed}</p>}
          {!can.answer && state !== 'closed' && erasedAt === null && <p className={css.hint}>{t.mayNot}</p>}
        </section>
        <div className={css.stack}>
          <ContactPanel inquiry={inquiry} hint={own.private} />
          <AboutPanel inquiry={inquiry} shown>
            <Assignee inquiry={inquiry} />
          </AboutPanel>
        </div>
      </div>
    </>
  )
}

/** One inquiry to this enterprise: who asks for what, and the talk about it. */
export default function InquiryDetailPage() {
  const t = useMessages(words)
  const { id = '' } = useParams()
  const inquiry = useQuery(endpointQuery(inquiryOwnDetail, { query: { id } }))
  return (
    <>
      <Link to="/personalCenter/inquiry" className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <QueryState query={inquiry}>{(found) => <Inquiry key={found.id} inquiry={found} />}</QueryState>
    </>
  )
}
