import { Drawer } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { handleOf } from '../../app/route.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { holdsPermission } from '../../lib/permission.tsx'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLive } from '../notice/use-live.ts'
import css from './frame.module.css'
import { menuFor } from './menu.ts'
import { MENU_BUTTON, Navbar } from './navbar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { NoPermission } from './page-state.tsx'
import { ShellProviders } from './providers.tsx'
import { shellWords } from './shell.messages.ts'
import { Sidebar } from './sidebar.tsx'
import { LanguageSelect, SizeSelect, ThemeSelect } from './tools.tsx'
import { useDevice } from './use-device.ts'

const MAIN = 'main'

/** The page, or why it cannot be shown: a permission may be taken away while it is open. */
function Page() {
  const { pathname } = useLocation()
  const required = handleOf(useMatches().at(-1))?.permission
  const user = useSession((state) => state.user)
  const allowed = required === undefined || holdsPermission(user, required)
  return <PageBoundary page={pathname}>{allowed ? <Outlet /> : <NoPermission heading="h1" />}</PageBoundary>
}

function Frame() {
  const words = useMessages(shellWords)
  const { pathname } = useLocation()
  const { sidebarStatus, set } = useSettings()
  const mobile = useDevice() === 'mobile'
  const { routes, user, enterprise } = useSession()
  const menu = useMemo(() => menuFor(routes, { user, enterprise }), [routes, user, enterprise])
  const [drawer, setDrawer] = useState(false)
  const openedAt = useRef(pathname)
  useLive()
  useEffect(() => setDrawer(false), [pathname, mobile])

  const opened = sidebarStatus === 'opened'
  const toggle = (): void => {
    openedAt.current = pathname
    if (mobile) setDrawer(!drawer)
    else set('sidebarStatus', opened ? 'closed' : 'opened')
  }
  // Closed by going somewhere, the drawer leaves the focus to the page; closed otherwise, to its button.
  const settleFocus = (open: boolean): void => {
    const next = openedAt.current === pathname ? MENU_BUTTON : MAIN
    if (!open && mobile) document.getElementById(next)?.focus({ preventScroll: true })
  }
  return (
    <div className={css['frame']}>
      <a className="skip-link" href={`#${MAIN}`}>
        {words.skip}
      </a>
      {!mobile && (
        <aside className={css['aside']}>
          <Sidebar menu={menu} folded={!opened} />
        </aside>
      )}
      <Drawer
        open={mobile && drawer}
        onClose={() => setDrawer(false)}
        placement="left"
        size={248}
        closable={false}
        focusable={{ focusTriggerAfterClose: false }}
        afterOpenChange={settleFocus}
        aria-label={words.menu}
        classNames={{ body: css['drawer'] ?? '' }}
      >
        <Sidebar menu={menu} folded={false} onChoose={() => setDrawer(false)}>
          <div className={css['drawerTools']}>
            <SizeSelect />
            <LanguageSelect />
            <ThemeSelect />
          </div>
        </Sidebar>
      </Drawer>
      <div className={css['column']}>
        <Navbar menu={menu} mobile={mobile} open={mobile ? drawer : opened} onToggle={toggle} />
        <OfflineBanner />
        <main id={MAIN} tabIndex={-1} data-main-scroll className={css['main']}>
          <Page />
        </main>
      </div>
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
