import { ArrowLeftOutlined } from '@ant-design/icons'
import { reviewDecide, reviewDetail, type ReviewDetail } from '@portal/contract/review'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Input, Modal, Result, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { contentWords } from '../../../features/content/content.messages.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
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
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (decision: Decision) =>
      call(reviewDecide, { body: { id: item.id, revision: item.revision, ...decision } }, { quiet: true }),
    onSuccess: async (_row, { decision }) => {
      void message.success(decision === 'approve' ? t.approved : t.rejected)
      await queries.invalidateQueries({ queryKey: ['review'] })
      await navigate(item.next ? `/console/review/${item.next}` : '/console/review')
    },
    onError: (error) => {
      const stale = error instanceof CallError && error.code === 'A0409'
      if (!stale) {
        void message.error(error.message)
        return
      }
      const reload = () => queries.invalidateQueries({ queryKey: ['review'] })
      modal.info({ title: t.staleTitle, content: t.staleText, okText: t.reload, onOk: reload })
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

/** One review item: what is proposed beside what is published, and the decision. */
export default function ReviewDetailPage() {
  const t = useMessages(words)
  const kinds = useMessages(contentWords)
  const { id = '' } = useParams()
  const review = useQuery({
    queryKey: ['review', 'detail', id],
    queryFn: ({ signal }) => call(reviewDetail, { query: { id } }, { signal, quiet: true }),
  })
  const retry = <Button onClick={() => void review.refetch()}>{t.retry}</Button>
  if (review.isError) return <Result status="warning" title={t.failed} subTitle={review.error.message} extra={retry} />
  if (review.isPending) return <Skeleton active paragraph={{ rows: 12 }} />
  const item = review.data
  return (
    <>
      <Link to="/console/review">
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <header className={css.head}>
        <div>
          <h1>
            <Tag color="blue">{kinds[item.kind]}</Tag>
            {item.title}
          </h1>
          <span className={css.meta}>
            {item.organisationName} · {t.submitted(item.submittedBy, formatInstant(item.submittedAt))}
          </span>
        </div>
        {item.next && <Link to={`/console/review/${item.next}`}>{t.next}</Link>}
      </header>
      {item.decidedAt && (
        <Alert
          type={item.state === 'approved' ? 'success' : 'error'}
          showIcon
          title={t.decided(item.decidedBy ?? '', formatInstant(item.decidedAt))}
          {...(item.reason ? { description: item.reason } : {})}
        />
      )}
      {item.subject.type === 'product' ? (
        <ProductSubjectView subject={item.subject} />
      ) : (
        <CertificationSubjectView subject={item.subject} />
      )}
      {item.can.decide && <Decide item={item} />}
    </>
  )
}
