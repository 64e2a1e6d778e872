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
import { inquiryLimits } from '@portal/contract/inquiry-kind'
import type { InquiryRecord } from '@portal/contract/inquiry-own'
import { useQuery } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { inquiryMessages } from '../../../features/inquiry/inquiry.messages.ts'
import { AboutPanel, ContactPanel } from '../../../features/inquiry/inquiry-panels.tsx'
import css from '../../../features/inquiry/inquiry-view.module.css'
import { InquiryView } from '../../../features/inquiry/inquiry-view.tsx'
import { Panel } from '../../../features/panel/panel.tsx'
import { ReasonDialog } from '../../../features/panel/reason-dialog.tsx'
import { BackLink } from '../../../features/shell/back-link.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useStep } from '../../../features/shell/use-step.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './inquiry-detail.messages.ts'

/** Hides one message, or shows it again. */
function Turn({ id, entry }: { id: string; entry: InquiryRecord }) {
  const t = useMessages(messages)
  const [asking, setAsking] = useState(false)
  const entryId = entry.id
  const hide = useStep(
    'inquiry',
    (reason: string) => call(inquiryHide, { body: { id, entryId, reason } }, { quiet: true }),
    t.hidden,
  )
  const show = useStep('inquiry', () => call(inquiryShow, { body: { id, entryId } }, { quiet: true }), t.shownAgain)
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
      {asking && (
        <ReasonDialog
          words={{ ...t, title: t.hideTitle, text: t.hideText, ok: t.hide, required: t.reasonRequired }}
          maxLength={inquiryLimits.reason}
          busy={hide.isPending}
          onReason={(reason) => hide.mutate(reason, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Moderation({ inquiry }: { inquiry: InquiryAdminDetail }) {
  const t = useMessages(messages)
  const { modal } = App.useApp()
  const [asking, setAsking] = useState(false)
  const { id, can, blocked } = inquiry
  const block = useStep(
    'inquiry',
    (reason: string) => call(inquiryBlock, { body: { id, reason } }, { quiet: true }),
    t.blockedNow,
  )
  const erase = useStep('inquiry', () => call(inquiryErase, { body: { id } }, { quiet: true }), t.erased)
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
    <Panel title={t.moderation}>
      <div className={css.panel}>
        {blocked && <p>{t.isBlocked}</p>}
        {can.block && !blocked && <Button onClick={() => setAsking(true)}>{t.block}</Button>}
        {can.erase && (
          <Button danger onClick={askErase}>
            {t.erase}
          </Button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          words={{ ...t, title: t.blockTitle, text: t.blockText, ok: t.block, required: t.reasonRequired }}
          maxLength={inquiryLimits.reason}
          busy={block.isPending}
          onReason={(reason) => block.mutate(reason, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

function Inquiry({ inquiry }: { inquiry: InquiryAdminDetail }) {
  const t = useMessages(inquiryMessages)
  const own = useMessages(messages)
  const { id, can, organisationId, organisationName, target } = inquiry
  return (
    <InquiryView
      inquiry={inquiry}
      lead={target.title === '' ? t.toPlatform : `${target.title} · ${organisationName}`}
      calls={{
        answer: (text) => call(inquiryAnswer, { body: { id, text } }),
        move: (to) => call(inquiryMove, { body: { id, to } }, { quiet: true }),
      }}
      {...(can.hide && { renderDoings: (entry: InquiryRecord) => <Turn id={id} entry={entry} /> })}
    >
      <ContactPanel inquiry={inquiry} hint={organisationId === null ? own.ours : own.masked} />
      <AboutPanel inquiry={inquiry} shown={inquiry.shown} />
      {(can.block || can.erase) && <Moderation inquiry={inquiry} />}
    </InquiryView>
  )
}

/** One inquiry as operators see it. */
export default function InquiryDetailPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const inquiry = useQuery(endpointQuery(inquiryDetail, { query: { id } }))
  return (
    <>
      <BackLink to="/console/inquiries">{t.back}</BackLink>
      <QueryState query={inquiry}>{(found) => <Inquiry key={found.id} inquiry={found} />}</QueryState>
    </>
  )
}
