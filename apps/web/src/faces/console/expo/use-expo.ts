import { type ExpoAdminDetail, ExpoConflict, type ExpoSaved, expoSave } from '@portal/contract/hall-admin'
import { useMutation } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBase } from '../../../features/content/use-base.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { contentOf, emptyForm, type ExpoForm, fingerprint, formOf } from './expo-form.ts'
import { words } from './expo.messages.ts'

const conflictIn = (error: unknown): ExpoConflict | undefined =>
  error instanceof CallError && error.code === 'A0409' ? ExpoConflict.safeParse(error.data).data : undefined

/** The state of the page that writes one expo; `detail` undefined: a new one. */
export function useExpo(detail: ExpoAdminDetail | undefined) {
  const t = useMessages(words)
  const navigate = useNavigate()
  const { message } = App.useApp()
  const latest = { content: detail ? formOf(detail) : emptyForm, revision: detail?.revision ?? 0 }
  const [form, setForm] = useState(latest.content)
  const show = (content: ExpoForm): void => setForm(content)
  const [sent, setSent] = useState<ExpoForm>()
  const { base, newer, adopt } = useBase(latest, { typed: form, show, fingerprint, sent })
  const draft = useDraft(`expo:${detail?.id ?? 'new'}`, form, base.content)
  const [conflict, setConflict] = useState<ExpoConflict>()
  const changed = fingerprint(form) !== fingerprint(base.content)

  const save = useMutation({
    mutationFn: ({ revision }: { revision: number }): Promise<ExpoSaved> => {
      setSent(form)
      const content = contentOf(form)
      return call(expoSave, { body: detail ? { id: detail.id, revision, content } : { content } }, { quiet: true })
    },
    onSuccess: (saved) => {
      draft.clear()
      setConflict(undefined)
      invalidateRoom('/expo/')
      if (!detail) void navigate(`/console/halls/expo/${saved.id}`, { replace: true })
    },
    onError: (error) => {
      const found = conflictIn(error)
      if (found) {
        setConflict(found)
        invalidateRoom('/expo/')
      } else if (error instanceof CallError) void message.error(error.message)
    },
  })

  /** Saves what is typed, unless the server holds it; answers where the expo stands, undefined when refused. */
  const settle = async (revision = base.revision): Promise<ExpoSaved | undefined> => {
    if (detail && !changed) return detail
    return save.mutateAsync({ revision }).catch(() => undefined)
  }

  return {
    form,
    set: (change: Partial<ExpoForm>): void => setForm((now) => ({ ...now, ...change })),
    changed,
    newer,
    draft,
    restore: show,
    settle,
    saving: save.isPending,
    conflict,
    /** Saves on top of the newer revision. */
    keepMine: async (): Promise<void> => {
      if (conflict && (await settle(conflict.revision))) void message.success(t.saved)
    },
    /** Shows the newer revision; what was typed stays on this device. */
    takeTheirs: (): void => {
      draft.setAside(form)
      adopt()
      setConflict(undefined)
      void message.info(t.keptAside)
    },
    closeConflict: (): void => setConflict(undefined),
  }
}
export type ExpoControl = ReturnType<typeof useExpo>
