import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router'
import { handleOf } from '../../app/route.ts'
import { titles } from '../../app/title.messages.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import { Mark, ShellIcon } from './icons.tsx'
import { activePath, type MenuEntry, type MenuGroup } from './menu.ts'
import { pageIcon } from './page-icons.ts'
import { shellWords } from './shell.messages.ts'
import css from './sidebar.module.css'

interface EntryProps {
  entry: MenuEntry
  active: boolean
  folded: boolean
  onChoose: (() => void) | undefined
}

function Entry({ entry, active, folded, onChoose }: EntryProps) {
  const title = useMessages(titles)[entry.title]
  return (
    <li>
      <Tooltip title={folded ? title : ''} placement="right">
        <Link
          to={entry.path}
          className={css['entry']}
          onClick={onChoose}
          {...(active && { 'aria-current': 'page' as const })}
        >
          <ShellIcon name={pageIcon(entry.title)} />
          <span className={css['label']}>{title}</span>
        </Link>
      </Tooltip>
    </li>
  )
}

/** A group with one entry of the same name needs no heading. */
const needsHeading = ({ title, entries }: MenuGroup): boolean => entries.length > 1 || entries[0]?.title !== title

interface Props {
  menu: readonly MenuGroup[]
  /** Icons only; the words stay for screen readers and show on hover and focus. */
  folded: boolean
  /** A page was chosen; it may take a moment to come. */
  onChoose?: () => void
  /** Stands below the menu. */
  children?: ReactNode
}

/** Logo and menu, as the column of large screens and as the drawer of small ones. */
export function Sidebar({ menu, folded, onChoose, children }: Props) {
  const words = useMessages(shellWords)
  const names = useMessages(titles)
  const { pathname } = useLocation()
  const active = activePath(menu, pathname, handleOf(useMatches().at(-1))?.title)
  return (
    <div className={css['sidebar']} data-folded={folded}>
      <Link to="/" className={css['logo']} title={words.home} onClick={onChoose}>
        <Mark />
        <span className={css['label']}>{names.platform}</span>
      </Link>
      <nav aria-label={words.menu} className={css['menu']}>
        {menu.map((group) => (
          <section key={group.title} aria-label={names[group.title]}>
            {needsHeading(group) && (
              <p className={css['heading']} aria-hidden="true">
                {names[group.title]}
              </p>
            )}
            <ul>
              {group.entries.map((entry) => (
                <Entry
                  key={entry.path}
                  entry={entry}
                  active={entry.path === active}
                  folded={folded}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {children}
    </div>
  )
}
