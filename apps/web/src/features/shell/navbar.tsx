import { useMessages } from '../../lib/i18n/language.ts'
import { Bell } from '../notice/bell.tsx'
import { ShellIcon } from './icons.tsx'
import type { MenuGroup } from './menu.ts'
import css from './navbar.module.css'
import { shellWords } from './shell.messages.ts'
import { LanguageSelect, SizeSelect, ThemeSelect } from './tools.tsx'
import { Trail } from './trail.tsx'
import { UserMenu } from './user-menu.tsx'

/** The id of the button that opens and closes the menu. */
export const MENU_BUTTON = 'menu-button'

interface Props {
  menu: readonly MenuGroup[]
  mobile: boolean
  /** Whether the sidebar (or, on small screens, the drawer) is open. */
  open: boolean
  onToggle(): void
}

/** The bar above every signed-in page. On small screens the rarer tools stand in the drawer. */
export function Navbar({ menu, mobile, open, onToggle }: Props) {
  const words = useMessages(shellWords)
  const desktopLabel = open ? words.foldSidebar : words.unfoldSidebar
  const desktopIcon = open ? 'fold' : 'unfold'
  return (
    <header className={css['bar']}>
      <button
        id={MENU_BUTTON}
        type="button"
        className={css['tool']}
        title={mobile ? words.openMenu : desktopLabel}
        aria-label={mobile ? words.openMenu : desktopLabel}
        aria-expanded={open}
        onClick={onToggle}
      >
        <ShellIcon name={mobile ? 'menu' : desktopIcon} />
      </button>
      <Trail menu={menu} />
      <div className={css['tools']}>
        {!mobile && (
          <>
            <SizeSelect />
            <LanguageSelect />
            <ThemeSelect />
          </>
        )}
        <Bell className={css['tool']} />
        <UserMenu />
      </div>
    </header>
  )
}
