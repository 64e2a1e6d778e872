import { Bell } from '../notice/bell.tsx'
import { FullScreenButton } from './full-screen.tsx'
import css from './navbar.module.css'
import { SettingsButton } from './settings-panel/settings-button.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import { LanguageSelect, SizeSelect, ThemeSelect } from './tools.tsx'
import { UserMenu } from './user-menu.tsx'

/** The tools at the end of every bar. On small screens the rarer ones stand in the drawer. */
export function NavTools({ mobile = false }: { mobile?: boolean }) {
  return (
    <div className={css['tools']}>
      <PaletteButton className={css['tool']} />
      {!mobile && (
        <>
          <FullScreenButton />
          <SizeSelect />
          <LanguageSelect />
          <ThemeSelect />
          <SettingsButton />
        </>
      )}
      <Bell className={css['tool']} />
      <UserMenu />
    </div>
  )
}
