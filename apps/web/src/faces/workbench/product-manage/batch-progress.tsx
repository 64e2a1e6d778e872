import { type ProductBatch, productBatchCancel, productBatchUndo } from '@portal/contract/product-batch'
import { Alert, App, Button, Flex, Progress } from 'antd'
import { useState } from 'react'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { batchMessages } from './batch.messages.ts'
import css from './bulk.module.css'
import { Failures } from './failures.tsx'
import { followBatch, useLatestBatch } from './use-batch.ts'

/** How long an ended batch is told of, milliseconds. */
const TOLD_MS = 30 * 60_000
const isLongAgo = (instant: string): boolean => Date.now() - new Date(instant).getTime() > TOLD_MS

/** Stops what is worked on. */
function StopButton({ batch: { id } }: { batch: ProductBatch }) {
  const t = useMessages(batchMessages)
  const stop = useSubmission({ mutationFn: () => call(productBatchCancel, { body: { id } }), onSettled: followBatch })
  return (
    <Button size="small" loading={stop.isPending} onClick={() => stop.mutate()}>
      {t.stop}
    </Button>
  )
}

/** Undoes what was done, after a question. */
function UndoButton({ batch: { id, action, done } }: { batch: ProductBatch }) {
  const t = useMessages(batchMessages)
  const { modal } = App.useApp()
  const undo = useSubmission({ mutationFn: () => call(productBatchUndo, { body: { id } }), onSettled: followBatch })
  const ask = (): void =>
    void modal.confirm({
      title: t.undoTitle(done),
      content: t[`undo_${action}`],
      okText: t.undo,
      cancelText: t.cancel,
      onOk: () => undo.mutateAsync().catch(() => undefined),
    })
  return (
    <Button size="small" onClick={ask}>
      {t.undo}
    </Button>
  )
}

/** Says which products could not be done, or not wholly, and why. */
function WhyButton({ batch: { action, refused, partly, refusals } }: { batch: ProductBatch }) {
  const t = useMessages(batchMessages)
  const { modal } = App.useApp()
  // Of a list that is undone, each by the line it stands in.
  const items =
    action === 'takeBack' ? refusals.map((item) => ({ ...item, name: t.atLine(item.position, item.name) })) : refusals
  const tell = (): void => {
    const dialog = modal.warning({
      title: t.whyTitle(refused, partly),
      content: (
        <>
          {refused + partly > refusals.length && <p>{t.shown(refusals.length)}</p>}
          <Failures items={items} onGo={() => dialog.destroy()} />
        </>
      ),
    })
  }
  return (
    <Button size="small" onClick={tell}>
      {t.why}
    </Button>
  )
}

type Words = (typeof batchMessages)['zh-cn']

function titleOf({ endedAt, cancelled, action, done, refused, partly, total }: ProductBatch, t: Words): string {
  const what = t[action]
  if (endedAt === null) return t.progress(what, done + refused, total)
  return cancelled ? t.stopped(what, done + refused, total) : t.ended(what, done, refused, partly)
}
/** How far the enterprise's batch is; of one that ended a while ago nothing. */
export function BatchProgress() {
  const t = useMessages(batchMessages)
  const batch = useLatestBatch()
  const [closed, setClosed] = useState<string>()
  if (!batch || closed === batch.id) return null
  const { endedAt, done, refused, partly, total } = batch
  const running = endedAt === null
  if (!running && isLongAgo(endedAt)) return null
  const title = titleOf(batch, t)
  const action = (
    <Flex gap={8} wrap>
      {refused + partly > 0 && <WhyButton batch={batch} />}
      {running && <StopButton batch={batch} />}
      {batch.can.undo && <UndoButton batch={batch} />}
      {!running && (
        <Button size="small" type="text" onClick={() => setClosed(batch.id)}>
          {t.close}
        </Button>
      )}
    </Flex>
  )
  const type = running ? 'info' : refused + partly > 0 || batch.cancelled ? 'warning' : 'success'
  return (
    <section className={css.progress} aria-label={t.region} aria-live="polite">
      <Alert
        type={type}
        showIcon
        title={title}
        action={action}
        description={
          running && <Progress percent={Math.floor((100 * (done + refused)) / total)} size="small" aria-label={title} />
        }
      />
    </section>
  )
}
