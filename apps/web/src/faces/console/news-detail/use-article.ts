import type { Data } from '@portal/contract/kit'
import { type articleDetail, articleSave, type ArticleStanding } from '@portal/contract/news-admin'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRevisions } from '../../../features/content/use-revisions.ts'
import { call } from '../../../lib/client.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { type ArticleForm, emptyForm, fingerprint, readdressed, sameText } from './article-form.ts'

export type Detail = Data<typeof articleDetail>

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
  const navigate = useNavigate()
  const editable = usePermission('news:edit:any')
  const latest = { content: detail?.content ?? emptyForm, revision: detail?.revision ?? 0 }
  const { form, version, show, set } = useTyped(latest.content)
  const editor = useRevisions<ArticleForm, ArticleStanding>({
    form: `news:${detail?.id ?? 'new'}`,
    editable,
    room: 'news',
    latest,
    standing: detail,
    typed: form,
    show,
    fingerprint,
    restored: (mine) => readdressed(mine, latest.content),
    save: (typed, revision) => {
      const { coverPicture: _, ...content } = typed
      const body = detail ? { id: detail.id, revision, content } : { content }
      return call(articleSave, { body }, { quiet: true })
    },
    onCreated: ({ id }) => void navigate(`/console/news/${id}`, { replace: true }),
  })
  return {
    ...editor,
    form,
    set,
    /** Grows when the editors have to begin anew. */
    version,
  }
}
export type ArticleControl = ReturnType<typeof useArticle>
