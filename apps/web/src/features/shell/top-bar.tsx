import { useSettings } from '../../lib/settings.ts'
import { Logo } from './logo.tsx'
import type { MenuGroup } from './menu.ts'
import { NavTools } from './nav-tools.tsx'
import css from './navbar.module.css'
import scheme from './scheme.module.css'
import { TopMenu } from './top-menu.tsx'

interface Props {
  menu: readonly MenuGroup[]
  /** Path of the page of the menu that is open. */
  active: string | undefined
  group: MenuGroup | undefined
  firstLevelOnly: boolean
}

/** The one bar of the layouts top and mix: logo, menu and tools. */
export function TopBar(menu: Props) {
  const { sidebarLogo, sidebarColorScheme } = useSettings()
  return (
    <header className={`${css['bar']} ${css['top']} ${scheme[sidebarColorScheme]}`}>
      {sidebarLogo && <Logo />}
      <TopMenu {...menu} />
      <NavTools />
    </header>
  )
}
