import { reviewDecide, type ReviewDetail, reviewRules } from '@portal/contract/review'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Flex, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { RejectDialog } from '../../../features/review/reject-dialog.tsx'
import { useJustShown } from '../../../features/review/use-just-shown.ts'
import { endpointQuery, invalidate, invalidateRoom, isOfRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './review-detail.module.css'
import { messages } from './review-detail.messages.ts'

/** What was on the screen when it was decided about. */
type LookedAt = Pick<ReviewDetail, 'id' | 'revision'>

interface Decision extends LookedAt {
  decision: 'approve' | 'reject'
  reason: string
}

/** Whose turn it is where two have to approve: the first, the second, or nobody's in particular. */
type Turn = 'only' | 'first' | 'second'
const turnOf = ({ fourEyes, firstApproval }: ReviewDetail): Turn => {
  if (!fourEyes) return 'only'
  return firstApproval ? 'second' : 'first'
}

/**
 * Sends the decision on the revision that was looked at, and goes on to the next item. What somebody else decided or
 * submitted meanwhile is told and shown instead of being decided blindly. `onAnswered`: the server was reached; where
 * it was not, what was typed is still needed.
 */
function useDecide({ next }: ReviewDetail, search: string, onAnswered: () => void) {
  const t = useMessages(messages)
  const { message, modal } = App.useApp()
  const navigate = useNavigate()
  return useSubmission({
    mutationFn: (decision: Decision) => call(reviewDecide, { body: decision }, { quiet: true }),
    onSuccess: async (row, { decision }) => {
      onAnswered()
      const approved = row.state === 'pending' ? t.approvedFirst : t.approved
      void message.success(decision === 'approve' ? approved : t.rejected)
      invalidateRoom('review')
      await navigate(next ? `/console/review/${next}${search}` : `/console/review${search}`)
    },
    onError: async (error) => {
      if (!(error instanceof CallError) || error.status === 0 || error.status >= 500) {
        void message.error(error.message)
        return
      }
      onAnswered()
      // The newest stands behind the dialog when it is closed.
      await invalidate({ predicate: ({ queryKey }) => isOfRoom(queryKey, 'review') })
      modal.warning({ title: t.refusedTitle, content: error.message, okText: t.reload })
    },
  })
}

export interface Deciding {
  /** For a key: asks first. undefined: not (any more) theirs to approve. */
  approve: (() => void) | undefined
  reject: (() => void) | undefined
  /** The bar at the foot of the page, with its dialog. */
  bar: ReactNode
}

/** The decision on an item, for whoever may decide. */
export function useDeciding(item: ReviewDetail, search: string): Deciding {
  const t = useMessages(messages)
  const { modal } = App.useApp()
  const [rejecting, setRejecting] = useState<LookedAt>()
  const decide = useDecide(item, search, () => setRejecting(undefined))
  const rules = useQuery(endpointQuery(reviewRules, {})).data
  const { id, revision } = item
  const inert = useJustShown(`${id} ${revision}`)
  const busy = (decision: Decision['decision']): boolean => decide.isPending && decide.variables?.decision === decision
  const rejected = (reason?: string): void => {
    if (reason === undefined) setRejecting(undefined)
    else if (rejecting) decide.mutate({ ...rejecting, decision: 'reject', reason })
  }
  const { decide: mayDecide, approve: mayApprove } = item.can
  if (!mayDecide) return { approve: undefined, reject: undefined, bar: null }
  const turn = turnOf(item)
  const label = { only: t.approve, first: t.approveFirst, second: t.approveSecond }[turn]
  const approve = (): void => decide.mutate({ id, revision, decision: 'approve', reason: '' })
  const ask = (): void =>
    void modal.confirm({
      title: turn === 'first' ? t.approveFirstTitle : t.approveTitle,
      content: turn === 'first' ? t.fourEyes : t.approveText,
      okText: label,
      cancelText: t.cancel,
      onOk: approve,
    })
  const reject = (): void => setRejecting({ id, revision })
  const bar = (
    <Flex wrap gap={8} justify="end" align="center" className={css.decide ?? ''}>
      {!mayApprove && <Typography.Text type="secondary">{t.approvedByYou}</Typography.Text>}
      <Button danger {...inert(reject)} aria-keyshortcuts="r">
        {t.reject}
      </Button>
      {mayApprove && (
        <Button type="primary" loading={busy('approve')} {...inert(approve)} aria-keyshortcuts="a">
          {label}
        </Button>
      )}
      <RejectDialog
        open={rejecting !== undefined}
        busy={busy('reject')}
        kinds={[item.kind]}
        templates={rules?.reasons ?? []}
        onDone={rejected}
      />
    </Flex>
  )
  return { approve: mayApprove ? ask : undefined, reject, bar }
}
