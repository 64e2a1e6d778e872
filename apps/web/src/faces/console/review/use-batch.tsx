import {
  reviewDecideMany,
  type ReviewEntry,
  type ReviewResults,
  type ReviewRow,
  type ReviewRules,
} from '@portal/contract/review'
import { App, Button, Flex, Modal, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { LateRejectDialog } from '../../../features/review/late-reject-dialog.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { focusMain } from '../../../lib/focus-main.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './review.module.css'
import { messages } from './review.messages.ts'

interface Shown {
  results: ReviewResults
  /** By the id of the part. */
  titles: Map<string, string>
}

/** What parts are called: like their product or enterprise, and where several of it are chosen by their kind as well. */
function usePartTitles(): (entries: readonly ReviewEntry[]) => Map<string, string> {
  const kinds = useMessages(contentMessages)
  return (entries) =>
    new Map(
      entries.flatMap(({ title, parts }) =>
        parts.map(({ id, kind }) => [id, parts.length > 1 ? `${title} · ${kinds[kind]}` : title] as const),
      ),
    )
}

/** What became of each. */
function Results({ shown, onClose }: { shown: Shown; onClose(): void }) {
  const t = useMessages(messages)
  const { results, titles } = shown
  const [open, setOpen] = useState(true)
  const refused = results.filter(({ row }) => row === null)
  const outcome = (row: ReviewRow): string => {
    if (row.takesEffect) return t.takesEffect
    return row.state === 'pending' ? t.waitsForSecond : t[row.state]
  }
  const close = (): void => setOpen(false)
  const footer = (
    <Button type="primary" autoFocus onClick={close}>
      {t.close}
    </Button>
  )
  return (
    <Modal open={open} title={t.resultTitle} onCancel={close} afterClose={onClose} footer={footer}>
      <p>
        {t.resultDone(results.length - refused.length)}
        {refused.length > 0 && <span className={css.refused}>{t.resultRefused(refused.length)}</span>}
      </p>
      <ul className={css.results}>
        {results.map(({ id, row, message }) => (
          <li key={id}>
            <Tag color={row ? 'success' : 'error'}>{row ? outcome(row) : t.refused}</Tag>
            {titles.get(id)}
            {message && <span className={css.refused}>{message}</span>}
          </li>
        ))}
      </ul>
    </Modal>
  )
}

export interface Batch {
  ids: string[]
  choose(ids: string[]): void
  approve(): void
  reject(): void
  /** The bar while something is chosen, and the dialogs. */
  parts: ReactNode
}

/**
 * Deciding on several entries at once. Each is decided on as it stood when it was chosen, also when it was replaced or
 * left the list meanwhile: what is refused is told one by one and stays chosen. `place`: with another page or filter
 * the choice begins anew.
 */
export function useBatch(entries: readonly ReviewEntry[], rules: ReviewRules | undefined, place: string): Batch {
  const t = useMessages(messages)
  const { modal } = App.useApp()
  const titlesOf = usePartTitles()
  const [ticked, setTicked] = useState<{ place: string; entries: ReviewEntry[] }>({ place, entries: [] })
  const [rejecting, setRejecting] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const chosen = ticked.place === place ? ticked.entries : []
  const keep = (kept: ReviewEntry[]): void => setTicked({ place, entries: kept })
  const choose = (ids: string[]): void => {
    const known = new Map([...entries, ...chosen].map((entry) => [entry.id, entry]))
    keep(ids.flatMap((id) => known.get(id) ?? []))
  }
  const deciding = useSubmission({
    mutationFn: (body: { decision: 'approve' | 'reject'; reason: string }) =>
      call(reviewDecideMany, {
        body: { ...body, items: chosen.flatMap(({ parts }) => parts.map(({ id, revision }) => ({ id, revision }))) },
      }),
    onMutate: () => titlesOf(chosen),
    onSuccess: ({ results }, _body, titles) => {
      const refused = new Set(results.filter(({ row }) => row === null).map(({ id }) => id))
      keep(chosen.filter(({ parts }) => parts.some(({ id }) => refused.has(id))))
      setShown({ results, titles })
      setRejecting(false)
    },
    // Where the server was not reached, the dialog keeps the reason.
    onSettled: () => invalidateRoom('review'),
  })
  const approve = (): void => {
    if (chosen.length === 0) return
    void modal.confirm({
      title: t.approveTitle(chosen.length),
      content: rules?.fourEyes ? t.approveFirstText : t.approveText,
      okText: t.approve,
      cancelText: t.cancel,
      onOk: () => deciding.mutateAsync({ decision: 'approve', reason: '' }).catch(() => undefined),
    })
  }
  const reject = (): void => {
    if (chosen.length > 0) setRejecting(true)
  }
  const closeResults = (): void => {
    setShown(null)
    // The row that had the focus may be gone.
    focusMain()
  }
  const busy = deciding.isPending ? deciding.variables?.decision : undefined
  const bar = chosen.length > 0 && (
    <Flex wrap gap={8} justify="end" align="center" className={css.batch ?? ''}>
      <span role="status">{t.chosen(chosen.length)}</span>
      <Button onClick={() => keep([])}>{t.unchoose}</Button>
      <Button danger onClick={reject}>
        {t.rejectChosen}
      </Button>
      <Button type="primary" onClick={approve} loading={busy === 'approve'}>
        {t.approveChosen}
      </Button>
    </Flex>
  )
  const parts = (
    <>
      {bar}
      <LateRejectDialog
        open={rejecting}
        busy={busy === 'reject'}
        kinds={chosen.flatMap(({ parts }) => parts.map(({ kind }) => kind))}
        count={chosen.length}
        templates={rules?.reasons ?? []}
        onDone={(rejection) =>
          rejection ? deciding.mutate({ decision: 'reject', reason: rejection.reason }) : setRejecting(false)
        }
      />
      {shown && <Results shown={shown} onClose={closeResults} />}
    </>
  )
  return { ids: chosen.map(({ id }) => id), choose, approve, reject, parts }
}
