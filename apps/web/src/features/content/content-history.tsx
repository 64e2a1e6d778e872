import { ArrowLeftOutlined, HistoryOutlined } from '@ant-design/icons'
import type { ContentRevision } from '@portal/contract/content'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Drawer, Tag } from 'antd'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { CallError } from '../../lib/http.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { Side } from '../../ui/section.tsx'
import { PageState, QueryState } from '../shell/page-state.tsx'
import { invalidateRoom } from '../shell/query-client.ts'
import { useSubmission } from '../shell/use-submission.ts'
import css from './content-history.module.css'
import type { History, HistorySource } from './history-source.tsx'
import { historyMessages } from './history.messages.ts'

/** Takes an older revision over as a new draft, after a question. */
function useRestore(source: HistorySource, onDone: () => void): (revision: number) => void {
  const t = useMessages(historyMessages)
  const { modal, message } = App.useApp()
  const restore = useSubmission({
    mutationFn: source.restore,
    onSuccess: (_state, revision) => {
      void message.success(t.restored(revision))
      onDone()
    },
    onError: (error) => {
      if (error instanceof CallError) void message.error(error.message)
    },
    onSettled: () => invalidateRoom(source.room),
  })
  return (revision) =>
    void modal.confirm({
      title: t.restoreTitle(revision),
      content: t.restoreText,
      okText: t.restore,
      cancelText: t.cancel,
      onOk: () => restore.mutateAsync(revision).catch(() => undefined),
    })
}

function Outcome({ outcome }: Pick<ContentRevision, 'outcome'>) {
  const t = useMessages(historyMessages)
  if (outcome === null) return <Tag>{t.unpublished}</Tag>
  return <Tag color={outcome === 'published' ? 'success' : 'error'}>{t[outcome]}</Tag>
}

interface RevisionProps {
  one: ContentRevision
  history: History
  onCompare(revision: number): void
  /** Undefined: this person may not. */
  onRestore: ((revision: number) => void) | undefined
}

function Revision({ one, history, onCompare, onRestore }: RevisionProps) {
  const t = useMessages(historyMessages)
  const { revision } = one
  const isNewest = revision === history.revision
  const told = [
    t.saved(one.savedBy ?? '', formatInstant(one.savedAt)),
    ...(one.submittedAt ? [t.submitted(formatInstant(one.submittedAt))] : []),
    ...(one.decidedAt ? [t.decided(formatInstant(one.decidedAt))] : []),
    ...(one.restoredFrom === null ? [] : [t.restoredFrom(one.restoredFrom)]),
  ]
  return (
    <li className={css['revision']}>
      <div className={css['head']}>
        <h2>{t.revision(revision)}</h2>
        {isNewest && <Tag color="processing">{t.newest}</Tag>}
        {revision === history.publishedRevision ? <Tag color="success">{t.onWebsite}</Tag> : <Outcome {...one} />}
      </div>
      <p className={css['meta']}>{told.join(' · ')}</p>
      {one.reason && <p className={`${css['meta']} ${css['reason']}`}>{t.reason(one.reason)}</p>}
      {!isNewest && (
        <div className={css['doings']}>
          <Button size="small" aria-label={t.compareOf(revision)} onClick={() => onCompare(revision)}>
            {t.compare}
          </Button>
          {onRestore && (
            <Button size="small" aria-label={t.restoreOf(revision)} onClick={() => onRestore(revision)}>
              {t.restore}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** An older revision beside the newest one, through the public renderer. */
function Comparison({ then, now, draw }: { then: number; now: number; draw: HistorySource['draw'] }) {
  const t = useMessages(historyMessages)
  return (
    <div className={css['both']}>
      <Side title={t.revision(then)} className={css['pane']}>
        {draw(then)}
      </Side>
      <Side title={`${t.revision(now)} · ${t.newest}`} className={css['pane']}>
        {draw(now)}
      </Side>
    </div>
  )
}

function Revisions({ source, mayRestore, close }: { source: HistorySource; mayRestore: boolean; close: () => void }) {
  const t = useMessages(historyMessages)
  const history = useQuery(source.query)
  const [compared, setCompared] = useState<number | null>(null)
  const restore = useRestore(source, close)
  const onRestore = mayRestore ? restore : undefined
  return (
    <QueryState query={history}>
      {(found) => {
        if (found.revisions.length === 0)
          return (
            <PageState drawing="empty" title={t.emptyTitle}>
              {t.emptyText}
            </PageState>
          )
        if (compared !== null)
          return (
            <>
              <div className={css['doings']}>
                {/* The button that led here is gone; without focus Escape would not close the drawer. */}
                <Button autoFocus icon={<ArrowLeftOutlined aria-hidden />} onClick={() => setCompared(null)}>
                  {t.back}
                </Button>
                {onRestore && <Button onClick={() => onRestore(compared)}>{t.restoreOf(compared)}</Button>}
              </div>
              {source.compare?.(compared, found.revision)}
              <Comparison then={compared} now={found.revision} draw={source.draw} />
            </>
          )
        return (
          <>
            <p className={css['lead']}>{t.lead}</p>
            <ol className={css['list']}>
              {found.revisions.map((one) => (
                <Revision key={one.revision} one={one} history={found} onCompare={setCompared} onRestore={onRestore} />
              ))}
            </ol>
          </>
        )
      }}
    </QueryState>
  )
}

/**
 * The button to the kept revisions of one content kind, and the drawer with them: who saved what when, what became of
 * it, an older one beside the newest, and an older one taken over as a draft. Stands in `extra` of `ContentFrame`.
 */
export function ContentHistory({ source, mayRestore }: { source: HistorySource; mayRestore: boolean }) {
  const t = useMessages(historyMessages)
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Drawer open={open} onClose={close} title={t.title} size="min(1080px, 100vw)" destroyOnHidden>
        <Revisions source={source} mayRestore={mayRestore} close={close} />
      </Drawer>
    </>
  )
}
