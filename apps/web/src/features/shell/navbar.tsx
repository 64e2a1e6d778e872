import { useMessages } from '../../lib/i18n/language.ts'
import { ShellIcon } from './icons.tsx'
import type { MenuGroup } from './menu.ts'
import { NavTools } from './nav-tools.tsx'
import css from './navbar.module.css'
import { shellMessages } from './shell.messages.ts'
import { Trail } from './trail.tsx'

/** The id of the button that opens and closes the menu. */
export const MENU_BUTTON = 'menu-button'

interface Props {
  menu: readonly MenuGroup[]
  mobile: boolean
  /** Whether the sidebar (or, on small screens, the drawer) is open. */
  open: boolean
  onToggle(): void
}

/** The bar above the page in the layout left, and on every small screen. */
export function Navbar({ menu, mobile, open, onToggle }: Props) {
  const t = useMessages(shellMessages)
  const desktopLabel = open ? t.foldSidebar : t.unfoldSidebar
  const desktopIcon = open ? 'fold' : 'unfold'
  return (
    <header className={css['bar']}>
      <button
        id={MENU_BUTTON}
        type="button"
        className={css['tool']}
        title={mobile ? t.openMenu : desktopLabel}
        aria-label={mobile ? t.openMenu : desktopLabel}
        aria-expanded={open}
        onClick={onToggle}
      >
        <ShellIcon name={mobile ? 'menu' : desktopIcon} />
      </button>
      <Trail menu={menu} />
      <NavTools mobile={mobile} />
    </header>
  )
}
