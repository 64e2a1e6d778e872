import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { titles } from '../../app/titles.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { ShellIcon } from './icons.tsx'
import { isOnePage, type MenuGroup } from './menu.ts'
import { pageIcon } from './page-icon.ts'
import { shellMessages } from './shell.messages.ts'
import css from './top-menu.module.css'
import { useFitting } from './use-fitting.ts'

/** Closes what hangs from a button: when somebody leaves it by pointer or focus, presses Escape, or goes somewhere. */
function useHanging() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!open) return
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !item.current?.contains(event.target)) setOpen(false)
    }
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [open])
  return { open, toggle: () => setOpen(!open), item, button }
}

interface HangingProps {
  label: ReactNode
  active: boolean
  children: ReactNode
}

/** A button of the bar with links below it. */
function Hanging({ label, active, children }: HangingProps) {
  const { open, toggle, item, button } = useHanging()
  const panel = useId()
  return (
    <li ref={item} className={css['item']}>
      <button
        ref={button}
        type="button"
        className={css['entry']}
        aria-expanded={open}
        aria-controls={panel}
        data-active={active}
        onClick={toggle}
      >
        {label}
      </button>
      <div id={panel} hidden={!open} className={css['panel']}>
        {children}
      </div>
    </li>
  )
}

function Pages({ group, active }: { group: MenuGroup; active: string | undefined }) {
  const names = useMessages(titles)
  return (
    <ul>
      {group.entries.map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className={css['page']} {...(path === active && { 'aria-current': 'page' as const })}>
            <LineIcon path={pageIcon(title)} size={18} />
            {names[title]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A group that is one page, or whose first page stands for it. */
function GroupLink({ group, current }: { group: MenuGroup; current: 'page' | 'true' | undefined }) {
  const names = useMessages(titles)
  return (
    <Link to={group.entries[0]?.path ?? '/'} className={css['entry']} {...(current && { 'aria-current': current })}>
      {names[group.title]}
    </Link>
  )
}

interface Props {
  menu: readonly MenuGroup[]
  /** Path of the page of the menu that is open. */
  active: string | undefined
  /** The group that is open. */
  group: MenuGroup | undefined
  /** Groups lead to their first page, because their pages stand in a column of their own (the mix layout). */
  firstLevelOnly: boolean
}

/** The menu from left to right; what has no room hangs from a button at its end. */
export function TopMenu({ menu, active, group: open, firstLevelOnly }: Props) {
  const t = useMessages(shellMessages)
  const names = useMessages(titles)
  const { room, ruler, fitting } = useFitting(menu.length)
  const rest = menu.slice(fitting)
  const hangs = (group: MenuGroup): boolean => !firstLevelOnly && !isOnePage(group)
  const openIn = (group: MenuGroup): boolean => group === open
  const labelOf = (group: MenuGroup): ReactNode => (
    <>
      {names[group.title]}
      <ShellIcon name="down" size={16} />
    </>
  )
  const linkTo = (group: MenuGroup) => {
    const current = !openIn(group) ? undefined : group.entries[0]?.path === active ? 'page' : 'true'
    return <GroupLink group={group} current={current} />
  }
  return (
    <nav aria-label={t.menu} className={css['menu']} data-tour="menu">
      <div ref={room} className={css['room']}>
        <ul className={css['row']}>
          {menu.slice(0, fitting).map((group) =>
            hangs(group) ? (
              <Hanging key={group.path} label={labelOf(group)} active={openIn(group)}>
                <Pages group={group} active={active} />
              </Hanging>
            ) : (
              <li key={group.path} className={css['item']}>
                {linkTo(group)}
              </li>
            ),
          )}
          {rest.length > 0 && (
            <Hanging label={t.moreMenu} active={rest.some(openIn)}>
              {rest.map((group) => (
                <section key={group.path} aria-label={names[group.title]}>
                  {hangs(group) && <p className={css['heading']}>{names[group.title]}</p>}
                  {hangs(group) ? <Pages group={group} active={active} /> : linkTo(group)}
                </section>
              ))}
            </Hanging>
          )}
        </ul>
      </div>
      <div className={css['unseen']} aria-hidden="true">
        <div ref={ruler} className={css['ruler']}>
          {menu.map((group) => (
            <span key={group.path} className={css['entry']}>
              {hangs(group) ? labelOf(group) : names[group.title]}
            </span>
          ))}
          <span className={css['entry']}>{t.moreMenu}</span>
        </div>
      </div>
    </nav>
  )
}
