import type { Data } from '@portal/contract/kit'
import { ArticleConflict, type articleDetail, articleSave, type ArticleStanding } from '@portal/contract/news-admin'
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
import { type ArticleForm, emptyForm, fingerprint, readdressed, sameText } from './article-form.ts'
import { words } from './news-detail.messages.ts'

export type Detail = Data<typeof articleDetail>

const conflictIn = (error: unknown): ArticleConflict | undefined =>
  error instanceof CallError && error.code === 'A0409' ? ArticleConflict.safeParse(error.data).data : undefined

/** What is typed, and the editors that have to begin anew when it is replaced from outside. */
function useTyped(first: ArticleForm) {
  const [form, setForm] = useState(first)
  const [version, setVersion] = useState(0)
  const show = (next: ArticleForm): void => {
    if (!sameText(next, form)) setVersion((before) => before + 1)
    setForm(next)
  }
  return { form, version, show, set: (change: Partial<ArticleForm>) => setForm((now) => ({ ...now, ...change })) }
}

/** The state of the page that writes one article; `detail` undefined: a new one. */
export function useArticle(detail: Detail | undefined) {
  const t = useMessages(words)
  const navigate = useNavigate()
  const { message } = App.useApp()
  const latest = { content: detail?.content ?? emptyForm, revision: detail?.revision ?? 0 }
  const { form, version, show, set } = useTyped(latest.content)
  const { base, newer, adopt } = useBase(latest, { typed: form, show, fingerprint })
  const draft = useDraft(`news:${detail?.id ?? 'new'}`, form, base.content)
  const [conflict, setConflict] = useState<ArticleConflict>()
  const changed = fingerprint(form) !== fingerprint(base.content)

  const save = useMutation({
    mutationFn: ({ revision }: { revision: number }): Promise<ArticleStanding> => {
      const { coverPicture: _, ...content } = form
      const body = detail ? { id: detail.id, revision, content } : { content }
      return call(articleSave, { body }, { quiet: true })
    },
    onSuccess: (standing) => {
      draft.clear()
      setConflict(undefined)
      invalidateRoom('news')
      if (!detail) void navigate(`/console/news/${standing.id}`, { replace: true })
    },
    onError: (error) => {
      const found = conflictIn(error)
      if (found) {
        setConflict(found)
        invalidateRoom('news')
      } else if (error instanceof CallError) void message.error(error.message)
    },
  })

  /** Saves what is typed, unless the server holds it; answers where the article stands, undefined when refused. */
  const settle = async (revision = base.revision): Promise<ArticleStanding | undefined> => {
    if (detail && !changed) return detail
    return save.mutateAsync({ revision }).catch(() => undefined)
  }

  return {
    form,
    set,
    /** Grows when the editors have to begin anew. */
    version,
    changed,
    newer,
    draft,
    restore: (mine: ArticleForm): void => show(readdressed(mine, latest.content)),
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
export type ArticleControl = ReturnType<typeof useArticle>
