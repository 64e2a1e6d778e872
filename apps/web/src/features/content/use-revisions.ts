import type { Conflict } from '@portal/contract/content'
import { App } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import type { DraftPlaceName } from '../../lib/draft-store.ts'
import { useDraft } from '../../lib/drafts.ts'
import { CallError } from '../../lib/http.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { invalidateRoom } from '../shell/query-client.ts'
import { useSubmission } from '../shell/use-submission.ts'
import { revisionMessages } from './revision.messages.ts'
import { type Base, useBase } from './use-base.ts'

interface Page<Form, Found extends Conflict, Saved> {
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
  conflict: z.ZodType<Found>
  save(form: Form, revision: number): Promise<Saved>
  /** Something new has got its address. */
  onCreated(saved: Saved): void
}

/** The state of a page that writes something in revisions: what is typed, kept and saved, and what if two do so at once. */
export function useRevisions<Form, Found extends Conflict, Saved>(page: Page<Form, Found, Saved>) {
  const t = useMessages(revisionMessages)
  const { message } = App.useApp()
  const { room, standing, typed, show, fingerprint } = page
  const [sent, setSent] = useState<Form>()
  const { base, newer, adopt } = useBase(page.latest, { typed, show, fingerprint, sent })
  const draft = useDraft(page.form, typed, page.editable ? base.content : undefined)
  const [conflict, setConflict] = useState<Found>()
  const changed = fingerprint(typed) !== fingerprint(base.content)

  const save = useSubmission({
    mutationFn: ({ form, revision }: { form: Form; revision: number }) => page.save(form, revision),
    onSuccess: (saved, { form }) => {
      // Only what was taken: a refused save must not let the newer revision replace what is typed.
      setSent(form)
      draft.clear()
      setConflict(undefined)
      invalidateRoom(room)
      if (standing === undefined) page.onCreated(saved)
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return
      const found = error.code === 'A0409' ? page.conflict.safeParse(error.data).data : undefined
      if (found) {
        setConflict(found)
        invalidateRoom(room)
      } else void message.error(error.message)
    },
  })

  /** Saves what is typed, unless the server holds it; answers how it stands then, undefined when refused. */
  const settle = async (revision = base.revision): Promise<Saved | undefined> => {
    if (standing !== undefined && !changed) return standing
    return save.mutateAsync({ form: typed, revision }).catch(() => undefined)
  }

  return {
    changed,
    newer,
    draft,
    settle,
    saving: save.isPending,
    conflict,
    /** Saves on top of the newer revision. */
    keepMine: async (): Promise<void> => {
      if (conflict && (await settle(conflict.revision))) void message.success(t.saved)
    },
    /** Shows the newer revision; what was typed is kept as a draft. */
    takeTheirs: (): void => {
      draft.setAside(typed)
      adopt()
      setConflict(undefined)
      void message.info(t.keptAside)
    },
    closeConflict: (): void => setConflict(undefined),
  }
}
