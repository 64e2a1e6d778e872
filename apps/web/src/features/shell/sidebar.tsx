import { Tooltip } from 'antd'
import { type ReactNode, useId } from 'react'
import { useLocation, useMatches } from 'react-router'
import { handleOf } from '../../app/route.ts'
import { titles } from '../../app/titles.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { useSettings } from '../../lib/settings.ts'
import { Link } from '../../ui/link.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { ShellIcon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { activePath, isOnePage, type MenuEntry, type MenuGroup } from './menu.ts'
import { pageIcon } from './page-icon.ts'
import scheme from './scheme.module.css'
import { shellMessages } from './shell.messages.ts'
import css from './sidebar.module.css'
import { useWaiting } from './use-waiting.ts'

interface EntryProps {
  entry: MenuEntry
  active: boolean
  folded: boolean
  /** How much waits there for the person. */
  waiting: number
  onChoose: (() => void) | undefined
}

const MOST = 99
/** A menu of more pages stands in closer lines, so that a window of 900 pixels shows it whole; fingers keep their room. */
const LONG = 14

function Entry({ entry, active, folded, waiting, onChoose }: EntryProps) {
  const id = useId()
  const t = useMessages(shellMessages)
  const title = useMessages(titles)[entry.title]
  return (
    <li>
      <Tooltip title={folded ? title : ''} placement="right">
        <Link
          to={entry.path}
          className={css['entry']}
          onClick={onChoose}
          {...(active && { 'aria-current': 'page' as const })}
          {...(waiting > 0 && { 'aria-describedby': id })}
        >
          <LineIcon path={pageIcon(entry.title)} />
          <span className={css['label']}>{title}</span>
          {waiting > 0 && (
            <span className={css['waiting']} aria-hidden="true">
              {waiting > MOST ? `${MOST}+` : waiting}
            </span>
          )}
        </Link>
      </Tooltip>
      {waiting > 0 && (
        <span id={id} hidden>
          {t.waiting(waiting)}
        </span>
      )}
    </li>
  )
}

interface Props {
  menu: readonly MenuGroup[]
  /** Icons only; the words stay for screen readers and show on hover and focus. */
  folded: boolean
  /** Under a bar that shows the logo and the names of the groups: the column of the mix layout. */
  underBar?: boolean
  /** A page was chosen; it may take a moment to come. */
  onChoose?: () => void
  /** Stands below the menu. */
  children?: ReactNode
}

/** The menu from top to bottom, as the column of large screens and as the drawer of small ones. */
export function Sidebar({ menu, folded, underBar = false, onChoose, children }: Props) {
  const t = useMessages(shellMessages)
  const names = useMessages(titles)
  const { sidebarLogo, sidebarColorScheme, device } = useSettings()
  const { pathname } = useLocation()
  const waiting = useWaiting()
  const active = activePath(menu, pathname, handleOf(useMatches().at(-1))?.title)
  const dense = device === 'desktop' && menu.flatMap(({ entries }) => entries).length > LONG
  return (
    <div
      className={`${css['sidebar']} ${scheme[sidebarColorScheme]}`}
      data-folded={folded}
      data-under-bar={underBar}
      data-dense={dense}
    >
      {sidebarLogo && !underBar && <Logo onChoose={onChoose} />}
      <nav
        aria-label={underBar ? names[menu[0]?.title ?? 'dashboard'] : t.menu}
        className={css['menu']}
        data-tour="menu"
      >
        {menu.map((group) => (
          <section key={group.path} aria-label={names[group.title]}>
            {!underBar && !isOnePage(group) && (
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
                  waiting={waiting[entry.path] ?? 0}
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

/** Folds and unfolds the column of the mix layout, at its foot. */
export function FoldButton({ folded, onToggle }: { folded: boolean; onToggle(): void }) {
  const t = useMessages(shellMessages)
  const label = folded ? t.unfoldSidebar : t.foldSidebar
  return (
    <button type="button" className={css['fold']} title={label} aria-expanded={!folded} onClick={onToggle}>
      <ShellIcon name={folded ? 'unfold' : 'fold'} />
      <span className={css['label']}>{label}</span>
    </button>
  )
}
