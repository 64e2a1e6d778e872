import { ArrowLeftOutlined } from '@ant-design/icons'
import {
  type InquiryAdminDetail,
  inquiryAnswer,
  inquiryBlock,
  inquiryDetail,
  inquiryErase,
  inquiryHide,
  inquiryMove,
  inquiryShow,
} from '@portal/contract/inquiry-admin'
import type { InquiryRecord } from '@portal/contract/inquiry-own'
import { useQuery } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useState } from 'react'
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
import { ReasonDialog } from './reason-dialog.tsx'

/** Closing and taking up again, of what the platform was asked. */
function Doings({ inquiry }: { inquiry: InquiryAdminDetail }) {
  const t = useMessages(inquiryWords)
  const { id, can } = inquiry
  const to = can.reopen ? 'following' : 'closed'
  const move = useInquiryStep(
    () => call(inquiryMove, { body: { id, to } }, { quiet: true }),
    can.reopen ? t.reopened : t.closedNow,
  )
  if (!can.close && !can.reopen) return null
  return (
    <Button loading={move.isPending} onClick={() => move.mutate()}>
      {can.reopen ? t.reopen : t.closeIt}
    </Button>
  )
}

/** Hides one message, or shows it again. */
function Turn({ id, entry }: { id: string; entry: InquiryRecord }) {
  const t = useMessages(words)
  const [asking, setAsking] = useState(false)
  const entryId = entry.id
  const hide = useInquiryStep(
    (reason: string) => call(inquiryHide, { body: { id, entryId, reason } }, { quiet: true }),
    t.hidden,
  )
  const show = useInquiryStep(() => call(inquiryShow, { body: { id, entryId } }, { quiet: true }), t.shownAgain)
  if (entry.hidden !== null)
    return (
      <Button size="small" loading={show.isPending} onClick={() => show.mutate()}>
        {t.show}
      </Button>
    )
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t.hide}
      </Button>
      <ReasonDialog
        open={asking}
        title={t.hideTitle}
        text={t.hideText}
        ok={t.hide}
        busy={hide.isPending}
        onReason={(reason) => hide.mutate(reason, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function Moderation({ inquiry }: { inquiry: InquiryAdminDetail }) {
  const t = useMessages(words)
  const { modal } = App.useApp()
  const [asking, setAsking] = useState(false)
  const { id, can, blocked } = inquiry
  const block = useInquiryStep(
    (reason: string) => call(inquiryBlock, { body: { id, reason } }, { quiet: true }),
    t.blockedNow,
  )
  const erase = useInquiryStep(() => call(inquiryErase, { body: { id } }, { quiet: true }), t.erased)
  const askErase = () =>
    modal.confirm({
      title: t.eraseTitle,
      content: t.eraseText,
      okText: t.erase,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
      onOk: () => erase.mutateAsync().catch(() => undefined),
    })
  return (
    <section className={css.panel}>
      <h2>{t.moderation}</h2>
      {blocked && <p>{t.isBlocked}</p>}
      {can.block && !blocked && <Button onClick={() => setAsking(true)}>{t.block}</Button>}
      {can.erase && (
        <Button danger onClick={askErase}>
          {t.erase}
        </Button>
      )}
      <ReasonDialog
        open={asking}
        title={t.blockTitle}
        text={t.blockText}
        ok={t.block}
        busy={block.isPending}
        onReason={(reason) => block.mutate(reason, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}

function Inquiry({ inquiry }: { inquiry: InquiryAdminDetail }) {
  const t = useMessages(inquiryWords)
  const own = useMessages(words)
  const { id, can, contact, organisationName, target } = inquiry
  const title = (
    <>
      {inquiry.number} <InquiryStateTag state={inquiry.state} />
    </>
  )
  return (
    <>
      <PageHead title={title} actions={<Doings inquiry={inquiry} />}>
        {target.title === '' ? t.toPlatform : `${target.title} · ${organisationName}`}
      </PageHead>
      <div className={css.columns}>
        <section className={css.panel}>
          <h2>{t.thread}</h2>
          <Conversation
            entries={inquiry.entries}
            {...(can.hide && { renderDoings: (entry: InquiryRecord) => <Turn id={id} entry={entry} /> })}
          />
          {can.answer && (
            <AnswerForm
              id={id}
              mailed={contact.email !== ''}
              send={(text) => call(inquiryAnswer, { body: { id, text } })}
            />
          )}
        </section>
        <div className={css.stack}>
          <ContactPanel inquiry={inquiry} hint={inquiry.organisationId === null ? own.ours : own.masked} />
          <AboutPanel inquiry={inquiry} shown={inquiry.shown} />
          {(can.block || can.erase) && <Moderation inquiry={inquiry} />}
        </div>
      </div>
    </>
  )
}

/** One inquiry as operators see it. */
export default function InquiryDetailPage() {
  const t = useMessages(words)
  const { id = '' } = useParams()
  const inquiry = useQuery(endpointQuery(inquiryDetail, { query: { id } }))
  return (
    <>
      <Link to="/console/inquiries" className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <QueryState query={inquiry}>{(found) => <Inquiry key={found.id} inquiry={found} />}</QueryState>
    </>
  )
}
