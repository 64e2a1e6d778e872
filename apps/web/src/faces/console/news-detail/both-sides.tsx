import { ArticleText } from '../../../features/news/article-text.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import type { ArticleForm } from './article-form.ts'
import css from './news-detail.module.css'
import { messages } from './news-detail.messages.ts'

function Side({ name, form }: { name: string; form: ArticleForm }) {
  const t = useMessages(messages)
  const texts = [
    { title: form.title, summary: form.summary, body: form.body, lang: 'zh-CN' },
    { title: form.titleEn, summary: form.summaryEn, body: form.bodyEn, lang: 'en' },
  ].filter(({ lang, title, body }) => lang === 'zh-CN' || title !== '' || body !== '')
  return (
    <section className={css.side} aria-label={name}>
      <h3>{name}</h3>
      {texts.map(({ title, summary, body, lang }) => (
        <div key={lang} lang={lang}>
          <h4>{title}</h4>
          {summary !== '' && <p className={css.summary}>{summary}</p>}
          {body === '' ? <p className={css.summary}>{t.noText}</p> : <ArticleText html={body} />}
        </div>
      ))}
    </section>
  )
}

/** Two contents beside each other. */
export function BothSides({ one, other }: Record<'one' | 'other', { name: string; form: ArticleForm }>) {
  return (
    <div className={css.sides}>
      <Side {...one} />
      <Side {...other} />
    </div>
  )
}
