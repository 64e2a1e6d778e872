import { App } from 'antd'
import { useState } from 'react'
import type { DraftPlaceName } from '../../lib/draft-store.ts'
import { useDraft } from '../../lib/drafts.ts'
import { CallError } from '../../lib/http.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { invalidateRoom } from '../shell/query-client.ts'
import { useSubmission } from '../shell/use-submission.ts'
import { conflictOf } from './conflict.ts'
import { revisionMessages } from './revision.messages.ts'
import { type Base, useBase } from './use-base.ts'
import { useMerging } from './use-merging.ts'

interface Page<Form, Saved> {
  /** Names the form and what it edits: `news:42`. */
  form: DraftPlaceName
  /** Whether the person may change it. */
  editable: boolean
  /** What its calls have in their addresses. */
  room: string
  /** The newest revision that the server told; of something new, an empty one. */
  latest: Base<Form>
  /** How it stands on the server; undefined for something new. */
  standing: Saved | undefined
  typed: Form
  show(form: Form): void
  /** What makes two contents different to a person. */
  fingerprint(form: Form): string
  /** A draft, or what was put together from two versions, with what the form shows besides the content, as it is today. */
  restored?(form: Form): Form
  save(form: Form, revision: number): Promise<Saved>
  /** Something new has got its address. */
  onCreated?(saved: Saved): void
}

/** The state of a page that writes something in revisions: what is typed, kept and saved, and what if two do so at once. */
export function useRevisions<Form, Saved extends { revision: number }>(page: Page<Form, Saved>) {
  const t = useMessages(revisionMessages)
  const { message } = App.useApp()
  const { room, latest, standing, typed, show, fingerprint, restored } = page
  const [sent, setSent] = useState<Base<Form>>()
  const { base, newer, adopt } = useBase(latest, { typed, show, fingerprint, sent })
  const draft = useDraft(page.form, typed, page.editable ? base.content : undefined)
  const changed = fingerprint(typed) !== fingerprint(base.content)
  const restore = (form: Form): void => show(restored ? restored(form) : form)
  const {
    merging,
    refuse,
    settle: decided,
  } = useMerging<Form>({
    base,
    latest,
    fingerprint,
    show: restore,
    adopt,
    setAside: draft.setAside,
    save(form, { revision }) {
      save.mutate({ form, revision }, { onSuccess: () => void message.success(t.saved) })
    },
  })

  const save = useSubmission({
    mutationFn: ({ form, revision }: { form: Form; revision: number }) => page.save(form, revision),
    onSuccess: (saved, { form }) => {
      // Only what was taken: a refused save must not let the newer revision replace what is typed.
      setSent({ content: form, revision: saved.revision })
      draft.clear()
      decided()
      invalidateRoom(room)
      if (standing === undefined) page.onCreated?.(saved)
    },
    onError: (error, { form }) => {
      const conflict = conflictOf(error)
      if (conflict) {
        invalidateRoom(room)
        refuse({ conflict, mine: form, submit: false })
      } else if (error instanceof CallError) void message.error(error.message)
    },
  })

  /** Saves what is typed, unless the server holds it; answers how it stands then, undefined when refused. */
  const settle = async (): Promise<Saved | undefined> => {
    if (standing !== undefined && !changed) return standing
    return save.mutateAsync({ form: typed, revision: base.revision }).catch(() => undefined)
  }

  return { changed, newer, draft, restore, settle, saving: save.isPending, refusal: save.error, merging }
}
