import { type ExpoAdminDetail, expoSave, type ExpoSaved } from '@portal/contract/hall-admin'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRevisions } from '../../../features/content/use-revisions.ts'
import { call } from '../../../lib/client.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { contentOf, emptyForm, type ExpoForm, fingerprint, formOf, readdressed } from './expo-form.ts'

/** The state of the page that writes one expo; `detail` undefined: a new one. */
export function useExpo(detail: ExpoAdminDetail | undefined) {
  const navigate = useNavigate()
  const editable = usePermission('hall:edit:any')
  const latest = { content: detail ? formOf(detail) : emptyForm, revision: detail?.revision ?? 0 }
  const [form, setForm] = useState(latest.content)
  const editor = useRevisions<ExpoForm, ExpoSaved>({
    form: `expo:${detail?.id ?? 'new'}`,
    editable,
    room: 'expo',
    latest,
    standing: detail,
    typed: form,
    show: (content) => setForm(content),
    fingerprint,
    restored: (mine) => readdressed(mine, latest.content),
    save: (typed, revision) => {
      const content = contentOf(typed)
      return call(expoSave, { body: detail ? { id: detail.id, revision, content } : { content } }, { quiet: true })
    },
    onCreated: ({ id }) => void navigate(`/console/halls/expo/${id}`, { replace: true }),
  })
  return {
    ...editor,
    form,
    set: (change: Partial<ExpoForm>): void => setForm((now) => ({ ...now, ...change })),
  }
}
export type ExpoControl = ReturnType<typeof useExpo>
