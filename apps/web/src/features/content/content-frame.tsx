import { PUBLISHED, REJECTED, UNDER_REVIEW } from '@portal/contract/content'
import { Alert, Button, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { DraftKept } from '../draft/draft-kept.tsx'
import { DraftOffer } from '../draft/draft-offer.tsx'
import { FaultSummary } from '../shell/form/fault-summary.tsx'
import { saveKey, submitKey } from '../shell/form/form-keys.ts'
import { CheckedContext } from './checked.ts'
import css from './content-frame.module.css'
import { editorMessages } from './editor.messages.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { RejectionBanner } from './remarks.tsx'
import type { ContentEditor, ContentHead } from './use-content-editor.ts'

/** What the person must know about the state before changing anything. */
function StateBanner({ head }: { head: ContentHead }) {
  const t = useMessages(editorMessages)
  const published = head.publishedAt ? formatInstant(head.publishedAt) : undefined
  const stillShown = published ? { description: t.publishedDraft(published) } : {}
  if (head.status === REJECTED) return <RejectionBanner head={head} />
  if (head.status === UNDER_REVIEW) return <Alert type="info" showIcon title={t.underReview} {...stillShown} />
  if (!published) return <RejectionBanner head={head} />
  return head.status === PUBLISHED ? (
    <Alert type="success" showIcon title={t.published(published)} />
  ) : (
    <>
      <RejectionBanner head={head} />
      <Alert type="info" showIcon title={t.publishedDraft(published)} />
    </>
  )
}

interface FrameProps<Content> {
  editor: ContentEditor<Content>
  /** Why it cannot be submitted as it is, in words; drafts can always be saved. What is wrong is marked by `children`. */
  problem?: string | null
  /** Buttons before those that save: history, preview. */
  extra?: ReactNode
  children: ReactNode
}

interface ActionsProps<Content> extends Omit<FrameProps<Content>, 'children'> {
  onSubmit(): void
}

function Actions<Content>({ editor, problem, extra, onSubmit }: ActionsProps<Content>) {
  const t = useMessages(editorMessages)
  const { head, draft, send, sending, changed } = editor
  // What is being reviewed as it stands needs no second submission.
  const waits = head.status === UNDER_REVIEW && !changed
  return (
    <Flex gap={8} wrap align="center" justify="end" className={css['actions'] ?? ''}>
      {head.can.edit && problem && (
        <small className={css['problem']} role="status">
          {problem}
        </small>
      )}
      <DraftKept draft={draft} />
      {extra}
      {head.can.edit && (
        <>
          {head.publishedRevision !== null && (
            <Button danger type="text" onClick={editor.withdraw}>
              {t.withdraw}
            </Button>
          )}
          {head.status === UNDER_REVIEW && <Button onClick={editor.recall}>{t.recall}</Button>}
          <Button {...saveKey} loading={sending === 'save'} onClick={() => send(false)}>
            {t.save}
          </Button>
          <Button {...submitKey} type={waits ? 'default' : 'primary'} loading={sending === 'submit'} onClick={onSubmit}>
            {t.submit}
          </Button>
        </>
      )}
    </Flex>
  )
}

/** An editor of one content kind between what it must know about its state and what it can do with it. */
export function ContentFrame<Content>({ editor, problem = null, extra, children }: FrameProps<Content>) {
  const t = useMessages(editorMessages)
  const { head, newer, draft, restore, merging } = editor
  const [attempts, setAttempts] = useState(0)
  const submit = (): void => {
    if (problem === null) editor.send(true)
    else setAttempts((count) => count + 1)
  }
  return (
    <Flex vertical gap={16}>
      <FaultSummary attempts={attempts} />
      <StateBanner head={head} />
      {!head.can.edit && <Alert type="info" showIcon title={t.readOnly} />}
      {newer && <Alert type="warning" showIcon title={t.newer(head.updatedBy ?? '')} />}
      <DraftOffer draft={draft} onRestore={restore} />
      <CheckedContext value={attempts > 0}>{children}</CheckedContext>
      <Actions editor={editor} problem={problem} extra={extra} onSubmit={submit} />
      {merging && <MergeDialog merging={merging} busy={editor.sending !== null} {...editor.words} />}
    </Flex>
  )
}
