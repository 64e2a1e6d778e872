import { ArrowLeftOutlined } from '@ant-design/icons'
import { reviewDecide, reviewDetail, type ReviewDetail } from '@portal/contract/review'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Input, Modal, Tag } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { contentWords } from '../../../features/content/content.messages.ts'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './review-detail.module.css'
import { words } from './review-detail.messages.ts'
import { CertificationSubjectView, ProductSubjectView } from './subject.tsx'

interface Decision {
  decision: 'approve' | 'reject'
  reason: string
}

/** Sends the decision on the revision that was looked at; a newer one is shown instead of being decided blindly. */
function useDecide(item: ReviewDetail) {
  const t = useMessages(words)
  const { message, modal } = App.useApp()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (decision: Decision) =>
      call(reviewDecide, { body: { id: item.id, revision: item.revision, ...decision } }, { quiet: true }),
    onSuccess: async (_row, { decision }) => {
      void message.success(decision === 'approve' ? t.approved : t.rejected)
      invalidateRoom('review')
      await navigate(item.next ? `/console/review/${item.next}` : '/console/review')
    },
    onError: (error) => {
      const stale = error instanceof CallError && error.code === 'A0409'
      if (!stale) {
        void message.error(error.message)
        return
      }
      modal.info({ title: t.staleTitle, content: t.staleText, okText: t.reload, onOk: () => invalidateRoom('review') })
    },
  })
}

function RejectDialog({ open, busy, onDone }: { open: boolean; busy: boolean; onDone(reason?: string): void }) {
  const t = useMessages(words)
  return (
    <Modal
      open={open}
      title={t.rejectTitle}
      okText={t.reject}
      cancelText={t.cancel}
      okButtonProps={{ danger: true, htmlType: 'submit', form: 'reject', loading: busy }}
      onCancel={() => onDone()}
      destroyOnHidden
    >
      <Form id="reject" layout="vertical" onFinish={({ reason }: { reason: string }) => onDone(reason)}>
        <Form.Item
          name="reason"
          label={t.reason}
          extra={t.reasonHint}
          rules={[{ required: true, whitespace: true, message: t.reasonRequired }]}
        >
          <Input.TextArea rows={4} maxLength={1000} showCount autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function Decide({ item }: { item: ReviewDetail }) {
  const t = useMessages(words)
  const [rejecting, setRejecting] = useState(false)
  const decide = useDecide(item)
  const busy = (decision: Decision['decision']): boolean => decide.isPending && decide.variables.decision === decision
  const rejected = (reason?: string): void => {
    if (reason === undefined) setRejecting(false)
    else decide.mutate({ decision: 'reject', reason }, { onSettled: () => setRejecting(false) })
  }
  return (
    <Flex gap={8} justify="end" className={css.decide ?? ''}>
      <Button danger onClick={() => setRejecting(true)}>
        {t.reject}
      </Button>
      <Button
        type="primary"
        loading={busy('approve')}
        onClick={() => decide.mutate({ decision: 'approve', reason: '' })}
      >
        {t.approve}
      </Button>
      <RejectDialog open={rejecting} busy={busy('reject')} onDone={rejected} />
    </Flex>
  )
}

function Item({ item }: { item: ReviewDetail }) {
  const t = useMessages(words)
  // What stood there when the page was opened; a save of the enterprise meanwhile is shown, and said.
  const [opened] = useState(item.revision)
  const kinds = useMessages(contentWords)
  const title = (
    <>
      <Tag color="processing" className={css.label ?? ''}>
        {kinds[item.kind]}
      </Tag>
      {item.title}
    </>
  )
  const next = item.next && <ButtonLink to={`/console/review/${item.next}`}>{t.next}</ButtonLink>
  return (
    <>
      <PageHead title={title} actions={next}>
        {item.organisationName} · {t.submitted(item.submittedBy, formatInstant(item.submittedAt))}
      </PageHead>
      {opened !== item.revision && <Alert type="warning" showIcon title={t.staleTitle} description={t.replaced} />}
      {item.state === 'recalled' && <Alert type="warning" showIcon title={t.recalled} />}
      {item.decidedAt && item.state !== 'recalled' && (
        <Alert
          type={item.state === 'approved' ? 'success' : 'error'}
          showIcon
          title={t.decided(item.decidedBy ?? '', formatInstant(item.decidedAt))}
          {...(item.reason ? { description: item.reason } : {})}
        />
      )}
      {item.subject.type === 'product' && <ProductSubjectView subject={item.subject} />}
      {item.subject.type === 'certification' && <CertificationSubjectView subject={item.subject} />}
      {item.can.decide && <Decide item={item} />}
    </>
  )
}

/** One review item: what is proposed beside what is published, and the decision. */
export default function ReviewDetailPage() {
  const t = useMessages(words)
  const { id = '' } = useParams()
  const review = useQuery(endpointQuery(reviewDetail, { query: { id } }))
  return (
    <>
      <Link to="/console/review" className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <QueryState query={review}>{(item) => <Item key={item.id} item={item} />}</QueryState>
    </>
  )
}
