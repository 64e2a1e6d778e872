import type { ImportDetail } from '@portal/contract/import'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, App, Button } from 'antd'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useSubmission } from '../shell/use-submission.ts'
import { importable, ImportProgress, ImportStateTag, isFruitless, isUnderWay, WATCH_MS } from './import-state.tsx'
import { importMessages } from './import-words.messages.ts'
import { Panel } from '../panel/panel.tsx'
import { BackLink } from '../shell/back-link.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { QueryState } from '../shell/page-state.tsx'
import { invalidateRoom } from '../shell/query-client.ts'
import { formatInstant, formatNumber } from '../../lib/format.ts'
import { formatBytes } from '../../lib/format-bytes.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Problems, Recognised, Sample } from './findings.tsx'
import type { ImportDesk } from './import-desk.ts'
import { ImportTemplates } from './import-templates.tsx'
import css from './import-detail.module.css'
import { messages } from './import-detail.messages.ts'

interface Props {
  shown: ImportDetail
}

/** Takes back what the list created, after a question. */
function UndoButton({ id, undo, onOrdered }: { id: string; undo(id: string): Promise<unknown>; onOrdered(): void }) {
  const t = useMessages(messages)
  const { modal, message } = App.useApp()
  const order = useSubmission({
    mutationFn: () => undo(id),
    onSuccess: () => void message.success(t.undoing),
    onSettled: () => {
      invalidateRoom('import')
      onOrdered()
    },
  })
  const ask = (): void =>
    void modal.confirm({
      title: t.undoConfirm,
      content: t.undoText,
      okText: t.undo,
      cancelText: t.cancel,
      okButtonProps: { danger: true },
      onOk: () => order.mutateAsync().catch(() => undefined),
    })
  return (
    <Button danger loading={order.isPending} onClick={ask}>
      {t.undo}
    </Button>
  )
}

interface ActionsProps extends Props {
  desk: ImportDesk
  onUndone(): void
}

function Actions({ desk, shown: { id, can, counts }, onUndone }: ActionsProps) {
  const t = useMessages(messages)
  const { modal } = App.useApp()
  const onSettled = () => invalidateRoom('import')
  const run = useSubmission({ mutationFn: () => desk.run(id), onSettled })
  const stop = useSubmission({ mutationFn: () => desk.cancel(id), onSettled })
  const report = useMutation({ mutationFn: () => desk.report(id), onSuccess: saveFile })
  const askToStop = (): void =>
    void modal.confirm({
      title: t.stopConfirm,
      content: t.stopText,
      okText: t.stop,
      cancelText: t.cancel,
      onOk: () => stop.mutateAsync(),
    })
  return (
    <div className={css.actions}>
      {counts.refused + counts.warned > 0 && (
        <Button loading={report.isPending} onClick={() => report.mutate()}>
          {t.report}
        </Button>
      )}
      {can.cancel && (
        <Button danger loading={stop.isPending} onClick={askToStop}>
          {t.stop}
        </Button>
      )}
      {can.undo && desk.undo && <UndoButton id={id} undo={desk.undo} onOrdered={onUndone} />}
      {can.retry && (
        <Button type="primary" loading={run.isPending} onClick={() => run.mutate()}>
          {t.goOn}
        </Button>
      )}
      {can.run && importable(counts) > 0 && (
        <Button type="primary" loading={run.isPending} onClick={() => run.mutate()}>
          {t.start(formatNumber(importable(counts)))}
        </Button>
      )}
    </div>
  )
}

/** Where the import stands, in a sentence. */
function Standing({ shown, desk }: Props & { desk: ImportDesk }) {
  const t = useMessages(messages)
  const { state, reason, counts } = shown
  if (state === 'refused')
    return <Alert type="error" showIcon title={reason} description={<ImportTemplates desk={desk} />} />
  if (state === 'failed') return <Alert type="error" showIcon title={reason} />
  if (isFruitless(shown)) return <Alert type="warning" showIcon title={t.nothing} />
  const type = state === 'done' ? (counts.refused > 0 ? 'warning' : 'success') : 'info'
  return <Alert type={type} showIcon title={t[state]} />
}

/** Rows by what came of them, or would come of them. */
function Figures({ shown: { counts, state } }: Props) {
  const t = useMessages(messages)
  const names = useMessages(importMessages)
  const ahead = state === 'checking' || state === 'ready'
  const lines = [
    [names.rows, counts.rows],
    [ahead ? names.toBeCreated : names.created, counts.created],
    [ahead ? names.toBeUpdated : names.updated, counts.updated],
    [names.unchanged, counts.unchanged],
    [ahead ? names.toBeRefused : names.refusedRows, counts.refused],
    [names.warned, counts.warned],
  ] as const
  return (
    <Panel title={t.figures}>
      <dl className={css.figures}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

interface ViewProps {
  desk: ImportDesk
  back: string
  /** How far it is with undoing. */
  undoing?: ReactNode
  /** What comes next when it is done. */
  after?: ReactNode
  /** Somebody ordered that it be undone. */
  onUndone?(): void
}

/** One list: what was recognised, what would become of it, and (once it runs) how far it is. */
export function ImportDetailView({ desk, back, undoing, after, onUndone = () => undefined }: ViewProps) {
  const { id = '' } = useParams()
  const found = useQuery({
    queryKey: ['import', 'detail', desk.home, id],
    queryFn: ({ signal }) => desk.detail(id, signal),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? WATCH_MS : false),
  })
  return (
    <>
      <BackLink to={desk.home}>{back}</BackLink>
      <QueryState query={found}>
        {(shown) => (
          <>
            <PageHead
              title={
                <>
                  {shown.fileName} <ImportStateTag shown={shown} />
                </>
              }
              actions={<Actions desk={desk} shown={shown} onUndone={onUndone} />}
            >
              {formatBytes(shown.bytes)} · {shown.createdBy} · {formatInstant(shown.createdAt)}
            </PageHead>
            <div className={css.stack}>
              {undoing}
              <Standing shown={shown} desk={desk} />
              <ImportProgress shown={shown} />
              {shown.state === 'done' && shown.counts.created + shown.counts.updated > 0 && after}
              {shown.state !== 'refused' && <Figures shown={shown} />}
              <Problems shown={shown} />
              <Recognised shown={shown} />
              <Sample shown={shown} />
            </div>
          </>
        )}
      </QueryState>
    </>
  )
}
