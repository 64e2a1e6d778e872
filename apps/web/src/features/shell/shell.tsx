import { lazy, Suspense } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useUploading } from '../../lib/uploading.ts'
import { useRealtime } from '../notice/use-realtime.ts'
import { useFormKeys } from './form/form-keys.ts'
import css from './frame.module.css'
import { KeepAlivePages } from './keep-alive/keep-alive-pages.tsx'
import { Lockable } from './lock/lockable.tsx'
import { Navbar } from './navbar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ShellProviders } from './providers.tsx'
import { shellMessages } from './shell.messages.ts'
import { LateSettingsPanel } from './settings-panel/late-settings-panel.tsx'
import { FoldButton, Sidebar } from './sidebar.tsx'
import { TagsView } from './tags/tags-view.tsx'
import { TopBar } from './top-bar.tsx'
import { Guide } from './tour/guide.tsx'
import { useAskBeforeUnload } from './use-ask-before-unload.ts'
import { useDevice } from './use-device.ts'
import { MAIN, useDrawer } from './use-drawer.ts'
import { useMenu } from './use-menu.ts'
import { NewVersion } from './version/new-version.tsx'
import { WatermarkLayer } from './watermark.tsx'

/** Wider screens never need it. */
const PhoneDrawer = lazy(async () => ({ default: (await import('./phone-drawer.tsx')).PhoneDrawer }))

function Frame() {
  const t = useMessages(shellMessages)
  const { sidebarStatus, layout: chosen, tagsView, set } = useSettings()
  const mobile = useDevice() === 'mobile'
  const layout = mobile ? 'drawer' : chosen
  const { menu, active, group } = useMenu(layout === 'mix')
  const drawer = useDrawer(mobile)
  useRealtime()
  useFormKeys()
  // A file on its way breaks off with the document; other pages of it are opened meanwhile without harm.
  useAskBeforeUnload(useUploading(({ count }) => count > 0))

  const opened = sidebarStatus === 'opened'
  const fold = (): void => set('sidebarStatus', opened ? 'closed' : 'opened')
  const onTop = layout === 'top' || layout === 'mix'
  // Whatever the layout, the page stands at the same place of the tree: switching remounts nothing of it.
  return (
    <div className={css['frame']} data-layout={layout}>
      <a className="skip-link" href={`#${MAIN}`}>
        {t.skip}
      </a>
      {onTop && <TopBar menu={menu} active={active} group={group} firstLevelOnly={layout === 'mix'} />}
      {mobile && (
        <Suspense fallback={null}>
          <PhoneDrawer menu={menu} drawer={drawer} />
        </Suspense>
      )}
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
          {tagsView && <TagsView />}
          <OfflineBanner />
          <NewVersion />
          <main id={MAIN} tabIndex={-1} data-main-scroll className={css['main']}>
            <KeepAlivePages />
          </main>
        </div>
      </div>
      <LateSettingsPanel />
      <Guide />
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
  return (
    <ShellProviders>
      {signedIn && (
        <Lockable>
          <Frame />
        </Lockable>
      )}
    </ShellProviders>
  )
}
