import css from './article-text.module.css'

interface Props {
  /** Cleaned by the server: exactly what the editor can make. */
  html: string
  /** Where the text is in another language than the page. */
  lang?: string | undefined
}

/** The body of an article, as every face shows it. */
export function ArticleText({ html, lang }: Props) {
  return <div className={css['text']} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
