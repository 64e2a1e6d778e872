import { Drawer } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../../lib/i18n/language.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLive } from '../notice/use-live.ts'
import css from './frame.module.css'
import { KeptPages } from './keep-alive/kept-pages.tsx'
import { activeGroup, activePath, type MenuGroup, menuFor } from './menu.ts'
import { MENU_BUTTON, Navbar } from './navbar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ShellProviders } from './providers.tsx'
import { shellWords } from './shell.messages.ts'
import { LateSettingsPanel } from './settings-panel/late-settings-panel.tsx'
import { SettingsButton } from './settings-panel/settings-button.tsx'
import { FoldButton, Sidebar } from './sidebar.tsx'
import { LanguageSelect, SizeSelect, ThemeSelect } from './tools.tsx'
import { TopBar } from './top-bar.tsx'
import { useDevice } from './use-device.ts'
import { WatermarkLayer } from './watermark.tsx'

const MAIN = 'main'

/** The drawer of small screens, and where the focus goes when it closes. */
function useDrawer(mobile: boolean) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const openedAt = useRef(pathname)
  useEffect(() => setOpen(false), [pathname, mobile])
  const toggle = (): void => {
    openedAt.current = pathname
    setOpen(!open)
  }
  // Closed by going somewhere, the drawer leaves the focus to the page; closed otherwise, to its button.
  const settleFocus = (opened: boolean): void => {
    const next = openedAt.current === pathname ? MENU_BUTTON : MAIN
    if (!opened && mobile) document.getElementById(next)?.focus({ preventScroll: true })
  }
  return { open, toggle, close: () => setOpen(false), settleFocus }
}

/** The menu of this person, the page of it that is open, and its group, remembered for pages that belong to none. */
function useMenu(remember: boolean) {
  const { routes, user, enterprise } = useSession()
  const { pathname } = useLocation()
  const { activeTopMenuPath, set } = useSettings()
  const title = handleOf(useMatches().at(-1))?.title
  const menu = useMemo(() => menuFor(routes, { user, enterprise }), [routes, user, enterprise])
  const active = activePath(menu, pathname, title)
  const group = activeGroup(menu, active, activeTopMenuPath)
  useEffect(() => {
    if (remember && group) set('activeTopMenuPath', group.path)
  }, [remember, group, set])
  return { menu, active, group }
}

function PhoneDrawer({ menu, drawer }: { menu: readonly MenuGroup[]; drawer: ReturnType<typeof useDrawer> }) {
  const words = useMessages(shellWords)
  return (
    <Drawer
      open={drawer.open}
      onClose={drawer.close}
      placement="left"
      size={248}
      closable={false}
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={drawer.settleFocus}
      aria-label={words.menu}
      classNames={{ body: css['drawer'] ?? '' }}
    >
      <Sidebar menu={menu} folded={false} onChoose={drawer.close}>
        <div className={css['drawerTools']}>
          <SizeSelect />
          <LanguageSelect />
          <ThemeSelect />
          <SettingsButton />
        </div>
      </Sidebar>
    </Drawer>
  )
}

function Frame() {
  const words = useMessages(shellWords)
  const { sidebarStatus, layout: chosen, set } = useSettings()
  const mobile = useDevice() === 'mobile'
  const layout = mobile ? 'drawer' : chosen
  const { menu, active, group } = useMenu(layout === 'mix')
  const drawer = useDrawer(mobile)
  useLive()

  const opened = sidebarStatus === 'opened'
  const fold = (): void => set('sidebarStatus', opened ? 'closed' : 'opened')
  const onTop = layout === 'top' || layout === 'mix'
  // Whatever the layout, the page stands at the same place of the tree: switching remounts nothing of it.
  return (
    <div className={css['frame']} data-layout={layout}>
      <a className="skip-link" href={`#${MAIN}`}>
        {words.skip}
      </a>
      {onTop && <TopBar menu={menu} active={active} group={group} firstLevelOnly={layout === 'mix'} />}
      <PhoneDrawer menu={menu} drawer={drawer} />
      <div className={css['body']}>
        {layout === 'left' && (
          <aside className={css['aside']}>
            <Sidebar menu={menu} folded={!opened} />
          </aside>
        )}
        {layout === 'mix' && group && (
          <aside className={css['aside']}>
            <Sidebar menu={[group]} folded={!opened} underBar>
              <FoldButton folded={!opened} onToggle={fold} />
            </Sidebar>
          </aside>
        )}
        <div className={css['column']}>
          {!onTop && (
            <Navbar
              menu={menu}
              mobile={mobile}
              open={mobile ? drawer.open : opened}
              onToggle={mobile ? drawer.toggle : fold}
            />
          )}
          <OfflineBanner />
          <main id={MAIN} tabIndex={-1} data-main-scroll className={css['main']}>
            <Page />
          </main>
        </div>
      </div>
      <LateSettingsPanel />
      <WatermarkLayer />
    </div>
  )
}

/**
 * The frame of workbench and console: menu, bar, notices, and the page inside. When the session ends everything goes
 * at once, so that no page asks the server for anything on its way out.
 */
export function Shell() {
  const signedIn = useSession(({ user }) => user !== null)
  return <ShellProviders>{signedIn && <Frame />}</ShellProviders>
}
