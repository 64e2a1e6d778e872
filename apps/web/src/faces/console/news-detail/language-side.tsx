import type { Picture } from '@portal/contract/file'
import { operatorPictureUpload } from '@portal/contract/file-operator'
import { Form, Input } from 'antd'
import { lazy, Suspense } from 'react'
import { Loading } from '../../../features/shell/page-state.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import type { ArticleForm, NeededField } from './article-form.ts'
import css from './news-detail.module.css'
import { messages } from './news-detail.messages.ts'

const ArticleEditor = lazy(() => import('../../../heavy/article-editor/article-editor.tsx'))

function upload(file: File): Promise<Picture> {
  const form = new FormData()
  form.set('file', file)
  return call(operatorPictureUpload, {}, { form, quiet: true })
}

const fields = {
  zh: { title: 'title', summary: 'summary', body: 'body', titleMax: 120, summaryMax: 300 },
  en: { title: 'titleEn', summary: 'summaryEn', body: 'bodyEn', titleMax: 200, summaryMax: 600 },
} as const

interface Props {
  side: keyof typeof fields
  form: ArticleForm
  set(change: Partial<ArticleForm>): void
  version: number
  disabled: boolean
  missing: ReadonlySet<NeededField>
}

/** Title, summary and text of one language. */
export function LanguageSide({ side, form, set, version, disabled, missing }: Props) {
  const t = useMessages(messages)
  const of = fields[side]
  const [titleLabel, bodyLabel] = side === 'zh' ? [t.title, t.body] : [t.titleEn, t.bodyEn]
  const lacks = (field: NeededField): boolean => side === 'zh' && missing.has(field)
  return (
    <div lang={side === 'zh' ? 'zh-CN' : 'en'}>
      <Form.Item
        label={titleLabel}
        htmlFor={`title-${side}`}
        required={side === 'zh'}
        {...(lacks('title') && { validateStatus: 'error', help: t.titleRequired })}
      >
        <Input
          id={`title-${side}`}
          value={form[of.title]}
          maxLength={of.titleMax}
          showCount
          disabled={disabled}
          onChange={(event) => set({ [of.title]: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={t.summary} htmlFor={`summary-${side}`} extra={t.summaryHint}>
        <Input.TextArea
          id={`summary-${side}`}
          value={form[of.summary]}
          maxLength={of.summaryMax}
          autoSize={{ minRows: 2, maxRows: 5 }}
          showCount
          disabled={disabled}
          onChange={(event) => set({ [of.summary]: event.target.value })}
        />
      </Form.Item>
      <div data-fault={lacks('body') ? bodyLabel : undefined}>
        <p className={css.label}>{bodyLabel}</p>
        <Suspense fallback={<Loading />}>
          <ArticleEditor
            key={version}
            initial={form[of.body]}
            label={bodyLabel}
            disabled={disabled}
            upload={upload}
            onChange={(html) => set({ [of.body]: html })}
          />
        </Suspense>
        {lacks('body') && <p className={css.missing}>{t.incomplete}</p>}
      </div>
    </div>
  )
}
