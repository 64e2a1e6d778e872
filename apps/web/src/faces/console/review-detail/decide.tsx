import type { Remark } from '@portal/contract/content'
import { reviewDecide, type ReviewDetail, reviewRules, type ReviewRow } from '@portal/contract/review'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Flex, Typography } from 'antd'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { type KindRemark, RejectDialog } from '../../../features/review/reject-dialog.tsx'
import { useJustShown } from '../../../features/review/use-just-shown.ts'
import { endpointQuery, invalidate, invalidateRoom, ofRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { PartsChoice } from './parts-choice.tsx'
import css from './review-detail.module.css'
import { messages } from './review-detail.messages.ts'
import { useHeldNotice } from './use-undo.tsx'

type Part = ReviewDetail['parts'][number]

/** What is decided about one part, in the revision that was on the screen. */
interface Decision extends Pick<Part, 'id' | 'revision'> {
  decision: 'approve' | 'reject'
  reason: string
  remarks?: Remark[]
}
const approvalOf = ({ id, revision }: Part): Decision => ({ id, revision, decision: 'approve', reason: '' })

const rejectionOf = ({ id, revision, kind }: Part, reason: string, remarks: readonly KindRemark[]): Decision => {
  const own = remarks.flatMap(({ kind: of, field, text }) => (of === kind ? [{ field, text }] : []))
  return { id, revision, decision: 'reject', reason, remarks: own }
}

/** Whose turn it is where two have to approve: the first, the second, or nobody's in particular. */
type Turn = 'only' | 'first' | 'second'
function turnOf({ fourEyes }: ReviewDetail, chosen: readonly Part[]): Turn {
  if (!fourEyes) return 'only'
  return chosen.every(({ firstApproval }) => firstApproval) ? 'second' : 'first'
}

/** What somebody is told of a round. */
function useOutcome() {
  const t = useMessages(messages)
  return (rows: readonly ReviewRow[]): string => {
    if (rows.some(({ state }) => state === 'rejected')) {
      return rows.every(({ state }) => state === 'rejected') ? t.rejected : t.decided
    }
    return rows.every(({ state }) => state === 'pending') ? t.approvedFirst : t.approved
  }
}

/**
 * Sends decisions on the revisions that were looked at, and goes on: to the parts that were left, or to the next item.
 * What somebody else decided or submitted meanwhile is told and shown instead of being decided blindly. `onAnswered`:
 * the server was reached; where it was not, what was typed is still needed. `onDecided`: it did as it was told.
 */
function useDecide(
  { next, parts }: ReviewDetail,
  search: string,
  { onAnswered, onDecided }: { onAnswered(): void; onDecided(): void },
) {
  const t = useMessages(messages)
  const outcome = useOutcome()
  const tellHeld = useHeldNotice()
  const { message, modal } = App.useApp()
  const navigate = useNavigate()
  return useSubmission({
    mutationFn: (round: Decision[]) => call(reviewDecide, { body: { parts: round } }, { quiet: true }),
    onSuccess: async (rows, round) => {
      onAnswered()
      onDecided()
      const held = rows.find(({ takesEffect }) => takesEffect)
      const rejects = round.some(({ decision }) => decision === 'reject')
      if (held?.takesEffect) tellHeld({ id: held.id, at: held.takesEffect.at, rejects })
      else void message.success(outcome(rows))
      invalidateRoom('review')
      const left = parts.find(({ id, can }) => can.decide && round.every((one) => one.id !== id))
      const to = left?.id ?? next
      await navigate(to ? `/console/review/${to}${search}` : `/console/review${search}`)
    },
    onError: async (error) => {
      if (!(error instanceof CallError) || error.status === 0 || error.status >= 500) {
        void message.error(error.message)
        return
      }
      onAnswered()
      // The newest stands behind the dialog when it is closed.
      await invalidate(ofRoom('review'))
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

/** Which parts are decided on now: all, unless some were left out. */
function useChosen(parts: readonly Part[]) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const chosen = parts.filter(({ id, can }) => can.decide && !leftOut.includes(id))
  return {
    chosen,
    choose: (ids: readonly string[]): void => setLeftOut(parts.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))),
    chooseAll: (): void => setLeftOut([]),
  }
}

/** What is rejected, as it stood on the screen when it was asked for the reason, and what could be approved with it. */
interface Rejecting {
  parts: Part[]
  rest: Part[]
}

/** The decision on what waits of a product or enterprise, for whoever may decide. */
export function useDeciding(item: ReviewDetail, search: string): Deciding {
  const t = useMessages(messages)
  const { modal } = App.useApp()
  const [rejecting, setRejecting] = useState<Rejecting>()
  const { parts } = item
  const { chosen, choose, chooseAll } = useChosen(parts)
  const decide = useDecide(item, search, { onAnswered: () => setRejecting(undefined), onDecided: chooseAll })
  const rules = useQuery(endpointQuery(reviewRules, {})).data
  const inert = useJustShown(parts.map(({ id, revision }) => `${id} ${revision}`).join())
  const busy = (decision: Decision['decision']): boolean =>
    decide.isPending && decide.variables?.some((one) => one.decision === decision) === true
  const rejected: ComponentProps<typeof RejectDialog>['onDone'] = (rejection) => {
    if (rejection === undefined) setRejecting(undefined)
    else if (rejecting) {
      const { reason, remarks, approvesRest } = rejection
      const against = rejecting.parts.map((part) => rejectionOf(part, reason, remarks))
      decide.mutate([...against, ...(approvesRest ? rejecting.rest.map(approvalOf) : [])])
    }
  }
  if (!parts.some(({ can }) => can.decide)) return { approve: undefined, reject: undefined, bar: null }
  const approvable = chosen.filter(({ can }) => can.approve)
  const mayApprove = approvable.length > 0
  const turn = turnOf(item, approvable)
  const label = {
    only: t.approveParts(approvable.length, parts.length),
    first: t.approveFirst,
    second: t.approveSecond,
  }[turn]
  const others = item.claims.map(({ name }) => name).join(t.separator)
  const approve = (): void => decide.mutate(approvable.map(approvalOf))
  const ask = (): void =>
    void modal.confirm({
      title: turn === 'first' ? t.approveFirstTitle : t.approveTitle,
      content: (
        <>
          {others !== '' && <p>{t.claimed(others)}</p>}
          {turn === 'first' ? t.fourEyes : t.approveText}
        </>
      ),
      okText: label,
      cancelText: t.cancel,
      onOk: approve,
    })
  const reject = (): void =>
    setRejecting({ parts: chosen, rest: parts.filter((part) => part.can.approve && !chosen.includes(part)) })
  const bar = (
    <Flex wrap gap={8} justify="end" align="center" className={css.decide ?? ''}>
      {parts.length > 1 && <PartsChoice parts={parts} chosen={chosen.map(({ id }) => id)} choose={choose} />}
      {!mayApprove && chosen.length > 0 && <Typography.Text type="secondary">{t.approvedByYou}</Typography.Text>}
      {chosen.length > 0 && (
        <Button danger {...inert(reject)} aria-keyshortcuts="r">
          {t.rejectParts(chosen.length, parts.length)}
        </Button>
      )}
      {mayApprove && (
        <Button
          type="primary"
          loading={busy('approve')}
          {...inert(others === '' ? approve : ask)}
          aria-keyshortcuts="a"
        >
          {label}
        </Button>
      )}
      <RejectDialog
        open={rejecting !== undefined}
        busy={busy('reject')}
        kinds={(rejecting?.parts ?? chosen).map(({ kind }) => kind)}
        count={rejecting?.parts.length ?? 1}
        rest={rejecting?.rest.length ?? 0}
        remarkable
        templates={rules?.reasons ?? []}
        onDone={rejected}
      />
    </Flex>
  )
  return { approve: mayApprove ? ask : undefined, reject: chosen.length > 0 ? reject : undefined, bar }
}
