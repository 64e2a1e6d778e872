import type { ContentState, Remark } from '@portal/contract/content'
import { App } from 'antd'
import { useState } from 'react'
import type { DraftPlaceName } from '../../lib/draft-store.ts'
import { type DraftControl, useDraft } from '../../lib/drafts.ts'
import { CallError } from '../../lib/http.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { invalidateRoom } from '../shell/query-client.ts'
import { useSubmission } from '../shell/use-submission.ts'
import { editorMessages } from './editor.messages.ts'
import { type Base, useBase } from './use-base.ts'
import type { ContentWords } from './merge-dialog.tsx'
import { conflictOf } from './conflict.ts'
import { type Merging, useMerging } from './use-merging.ts'

/** What every detail call says about the newest revision besides the content. */
export interface ContentHead extends ContentState {
  revision: number
  publishedRevision: number | null
  updatedBy: string | null
  remarks: readonly Remark[]
  can: { edit: boolean }
}

export interface ContentSource<Content> {
  /** Names the form and what it edits: `price:42`. */
  form: DraftPlaceName
  /** Whose calls are asked again after a change: `product`, `enterprise`. */
  room: string
  /** The newest revision as the server knows it. */
  head: ContentHead
  content: Content
  /** What makes two contents different to a person; signed addresses, say, do not. Default: everything. */
  fingerprint?(content: Content): string
  /** A draft as the form takes it, where addresses in it may have expired. */
  restored?(draft: Content): Content
  /** How two versions of it read beside each other. */
  words?: ContentWords<Content>
  /** Calls are made quietly: the editor tells what went wrong. */
  save(content: Content, options: { submit: boolean; revision: number }): Promise<{ revision: number }>
  recall(): Promise<unknown>
  withdraw(): Promise<unknown>
}

export interface ContentEditor<Content> {
  content: Content
  setContent(next: Content | ((now: Content) => Content)): void
  head: ContentHead
  /** Somebody saved a newer revision while something is typed here. */
  newer: boolean
  draft: DraftControl<Content>
  restore(draft: Content): void
  /** Whether what is typed differs from what the server holds. */
  changed: boolean
  send(submit: boolean): void
  /** Which of the two buttons is at work. */
  sending: 'save' | 'submit' | null
  /** What to decide on where somebody else saved first. */
  merging: Merging<Content> | null
  words: ContentWords<Content>
  recall(): void
  withdraw(): void
}

/** Takes a revision back from review, or off the website after asking. */
function useTakeBack({ room, recall, withdraw }: Pick<ContentSource<unknown>, 'room' | 'recall' | 'withdraw'>) {
  const t = useMessages(editorMessages)
  const { modal, message } = App.useApp()
  const take = useSubmission({
    mutationFn: (what: 'recall' | 'withdraw') => (what === 'recall' ? recall() : withdraw()),
    onSuccess: (_state, what) => {
      void message.success(what === 'recall' ? t.recalled : t.withdrawn)
      invalidateRoom(room)
    },
    onError: (error) => {
      invalidateRoom(room)
      if (error instanceof CallError) void message.error(error.message)
    },
  })
  return {
    recall: () => take.mutate('recall'),
    withdraw: () =>
      void modal.confirm({ title: t.withdraw, content: t.withdrawConfirm, onOk: () => take.mutateAsync('withdraw') }),
  }
}

/**
 * The state of an editor of one content kind: what is typed, kept as a draft while unsent; saving, and what to do when
 * somebody else was quicker; taking back. Drawn by `ContentFrame`.
 */
export function useContentEditor<Content>(source: ContentSource<Content>): ContentEditor<Content> {
  const { form, room, head, fingerprint = JSON.stringify, restored } = source
  const t = useMessages(editorMessages)
  const { message } = App.useApp()
  const [content, setContent] = useState(source.content)
  const latest = { content: source.content, revision: head.revision }
  const [sent, setSent] = useState<Base<Content>>()
  const { base, newer, adopt } = useBase(latest, { typed: content, show: setContent, fingerprint, sent })
  const draft = useDraft(form, content, head.can.edit ? base.content : undefined)
  const { merging, refuse, settle } = useMerging<Content>({
    base,
    latest,
    fingerprint,
    show: (mine) => setContent(() => mine),
    adopt,
    setAside: draft.setAside,
    save(mine, options) {
      saving.mutate({ mine, ...options })
    },
  })
  const saving = useSubmission({
    mutationFn: ({ mine, ...options }: { mine: Content; submit: boolean; revision: number }) =>
      source.save(mine, options),
    onSuccess: ({ revision }, { submit, mine }) => {
      void message.success(submit ? t.submitted : t.saved)
      setSent({ content: mine, revision })
      draft.clear()
      settle()
      invalidateRoom(room)
    },
    onError: (error, given) => {
      const conflict = conflictOf(error)
      if (!conflict) {
        if (error instanceof CallError) void message.error(error.message)
        return
      }
      invalidateRoom(room)
      refuse({ conflict, mine: given.mine, submit: given.submit })
    },
  })
  return {
    content,
    setContent,
    head,
    newer,
    draft,
    restore: (mine) => setContent(restored ? restored(mine) : mine),
    changed: fingerprint(content) !== fingerprint(base.content),
    send: (submit) => saving.mutate({ mine: content, submit, revision: base.revision }),
    sending: saving.isPending ? (saving.variables?.submit ? 'submit' : 'save') : null,
    merging,
    words: source.words ?? {},
    ...useTakeBack(source),
  }
}
