import { Drawer } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './frame.module.css'
import type { MenuGroup } from './menu.ts'
import { SettingsButton } from './settings-panel/settings-button.tsx'
import { shellMessages } from './shell.messages.ts'
import { Sidebar } from './sidebar.tsx'
import { LanguageSelect, SizeSelect, ThemeSelect } from './tools.tsx'
import type { DrawerControl } from './use-drawer.ts'

/** Menu and rarer tools on small screens. */
export function PhoneDrawer({ menu, drawer }: { menu: readonly MenuGroup[]; drawer: DrawerControl }) {
  const t = useMessages(shellMessages)
  return (
    <Drawer
      open={drawer.open}
      onClose={drawer.close}
      placement="left"
      size={248}
      closable={false}
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={drawer.settleFocus}
      aria-label={t.menu}
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
