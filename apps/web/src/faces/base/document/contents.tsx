import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import type { Chapter } from './chapters.ts'
import css from './contents.module.css'
import { documentMessages } from './document.messages.ts'

interface Props {
  chapters: readonly Chapter[]
  /** Of the chapter shown. */
  slug: string | undefined
}

interface Shown extends Chapter {
  number: number
}

/** Chapters whose title is looked for with all their sections, others with the sections that are. */
function narrowed(chapters: readonly Chapter[], words: string): Shown[] {
  const holds = (title: string): boolean => title.toLowerCase().includes(words)
  return chapters.flatMap((chapter, index) => {
    const sections = chapter.sections.filter(({ title }) => holds(title))
    if (holds(chapter.title)) return [{ ...chapter, number: index + 1 }]
    return sections.length > 0 ? [{ ...chapter, sections, number: index + 1 }] : []
  })
}

/** The list of chapters, with the sections of the one shown, and a field that looks through all headings. */
export function Contents({ chapters, slug }: Props) {
  const t = useMessages(documentMessages)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const looked = typed.trim().toLowerCase()
  const shown = narrowed(chapters, looked)
  return (
    <nav className={css['contents']} aria-label={t.contents} data-open={open}>
      <button type="button" className={css['unfold']} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t.hideContents : t.showContents}
      </button>
      <div className={css['folded']}>
        <input
          type="search"
          aria-label={t.find}
          placeholder={t.find}
          value={typed}
          maxLength={60}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ol>
          {shown.map((chapter) => (
            <li key={chapter.slug}>
              <Link
                to={`?chapter=${chapter.slug}`}
                onClick={() => setOpen(false)}
                {...(chapter.slug === slug && { 'aria-current': 'page' as const })}
              >
                <span className={css['number']}>{chapter.number}</span>
                {chapter.title}
              </Link>
              {(chapter.slug === slug || looked !== '') && (
                <ul>
                  {chapter.sections.map((section) => (
                    <li key={section.id}>
                      <Link to={`?chapter=${chapter.slug}#${section.id}`} onClick={() => setOpen(false)}>
                        {section.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        <p role="status" className={css['none']}>
          {shown.length === 0 && t.nothing}
        </p>
      </div>
    </nav>
  )
}
