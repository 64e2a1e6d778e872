import { useMessages } from '../lib/i18n/language.ts'
import css from './breadcrumb.module.css'
import { SiteLink } from './site-link.tsx'
import { uiMessages } from './ui.messages.ts'

export interface Crumb {
  name: string
  to?: string
}

/** The way here; the last one is this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useMessages(uiMessages)
  return (
    <nav className={css['way']} aria-label={t.breadcrumb}>
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={name}>{to ? <SiteLink to={to}>{name}</SiteLink> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
