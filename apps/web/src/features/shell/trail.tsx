import { useLocation, useMatches, useSearchParams } from 'react-router'
import { handleOf } from '../../app/route.ts'
import { titles } from '../../app/titles.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import { type MenuGroup, trailOf } from './menu.ts'
import css from './navbar.module.css'
import { shellMessages } from './shell.messages.ts'

/** The breadcrumb: from home to the page. A title in the address overrides the page's own. */
export function Trail({ menu }: { menu: readonly MenuGroup[] }) {
  const t = useMessages(shellMessages)
  const names = useMessages(titles)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const handle = handleOf(useMatches().at(-1))
  if (!handle) return null
  const crumbs = trailOf(menu, pathname, handle.title)
  const last = crumbs.length - 1
  return (
    <nav className={css['trail']} aria-label={t.trail}>
      <ol>
        {crumbs.map(({ title, to }, index) => (
          <li key={title} {...(index === last && { 'aria-current': 'page' as const })}>
            {to === undefined ? (
              <span>{index === last ? (search.get('title') ?? names[title]) : names[title]}</span>
            ) : (
              <Link to={to}>{names[title]}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
