import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Chapter } from './chapters.ts'
import css from './article.module.css'
import { documentMessages } from './document.messages.ts'

interface Props {
  chapter: Chapter
  previous: Chapter | undefined
  next: Chapter | undefined
}

/** After going to a chapter or a section: it is in sight, and has the focus for whoever cannot see it. */
function useArrival(slug: string): void {
  const { hash } = useLocation()
  const arrived = useRef(false)
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1))
    if (section) {
      section.scrollIntoView()
      section.focus({ preventScroll: true })
    } else if (arrived.current) {
      window.scrollTo(0, 0)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
    arrived.current = true
  }, [slug, hash])
}

/** One chapter, and the way to its neighbours. */
export function Article({ chapter, previous, next }: Props) {
  const t = useMessages(documentMessages)
  const navigate = useNavigate()
  useArrival(chapter.slug)
  // Links of the text stay in the application; those to other sites, and new windows, are the browser's.
  const follow = (event: MouseEvent<HTMLElement>): void => {
    const address = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    if (!address || !/^[/?#]/.test(address)) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    <article className={css['article']}>
      <header className={css['head']}>
        <h1>{chapter.title}</h1>
        <button type="button" onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {t.print}
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens to the links inside, which have their keys */}
      <div className={css['text']} onClick={follow} dangerouslySetInnerHTML={{ __html: chapter.html }} />
      <nav className={css['pages']} aria-label={t.pages}>
        {previous && (
          <Link to={`?chapter=${previous.slug}`} rel="prev">
            <small>{t.previous}</small>
            {previous.title}
          </Link>
        )}
        {next && (
          <Link to={`?chapter=${next.slug}`} rel="next">
            <small>{t.next}</small>
            {next.title}
          </Link>
        )}
      </nav>
    </article>
  )
}
