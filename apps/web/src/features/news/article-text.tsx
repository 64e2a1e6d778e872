import { useMessages } from '../../lib/i18n/language.ts'
import css from './article-text.module.css'
import { newsMessages } from './news.messages.ts'

interface Props {
  /** Cleaned by the server: exactly what the editor can make. */
  html: string
  /** Where the text is in another language than the page. */
  lang?: string | undefined
}

/** The body of an article, as every face shows it. */
export function ArticleText({ html, lang }: Props) {
  const { table } = useMessages(newsMessages)
  // The keyboard reaches what moves sideways, and readers of screens hear what it is.
  const within = html
    .replaceAll('<table>', `<div role="group" tabindex="0" aria-label="${table}"><table>`)
    .replaceAll('</table>', '</table></div>')
  return <div className={css['text']} lang={lang} dangerouslySetInnerHTML={{ __html: within }} />
}
