import { useMessages } from '../lib/i18n/language.ts'
import css from './pagination.module.css'
import { SiteLink } from './site-link.tsx'
import { uiMessages } from './ui.messages.ts'

/** Page numbers worth showing: the ends and the neighbours of the current one; 0 stands for a gap. */
export function pageNumbers(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)].toSorted((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [0, page] : [page]
  })
}

interface Props {
  current: number
  last: number
  addressOf(page: number): string
}

/** Pages as links; nothing when there is only one. */
export function Pagination({ current, last, addressOf }: Props) {
  const t = useMessages(uiMessages)
  if (last <= 1) return null
  return (
    <nav className={css['pages']} aria-label={t.pages}>
      {current > 1 && (
        <SiteLink to={addressOf(current - 1)} rel="prev">
          {t.previous}
        </SiteLink>
      )}
      {pageNumbers(current, last).map((page, index) =>
        page === 0 ? (
          <span key={`gap ${index < 3 ? 'before' : 'after'}`}>…</span>
        ) : (
          <SiteLink
            key={page}
            to={addressOf(page)}
            aria-label={t.page(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </SiteLink>
        ),
      )}
      {current < last && (
        <SiteLink to={addressOf(current + 1)} rel="next">
          {t.next}
        </SiteLink>
      )}
    </nav>
  )
}
