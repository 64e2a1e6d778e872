import { useMessages } from '../../../lib/i18n/language.ts'
import { defaultSettings } from '../../../lib/settings.ts'
import { ShellIcon } from '../icons.tsx'
import css from '../navbar.module.css'
import { shellMessages } from '../shell.messages.ts'
import { showSettings, useSettingsPanel } from './panel-store.ts'

/** Marks the buttons that open the panel, to give the focus back to the one that is there. */
export const SETTINGS_BUTTON = 'data-settings-button'

/** The gear. */
export function SettingsButton() {
  const t = useMessages(shellMessages)
  const { open } = useSettingsPanel()
  if (!defaultSettings.showSettings) return null
  return (
    <button
      type="button"
      className={css['tool']}
      title={t.settings}
      aria-label={t.settings}
      aria-haspopup="dialog"
      aria-expanded={open}
      {...{ [SETTINGS_BUTTON]: true }}
      onClick={() => showSettings(true)}
    >
      <ShellIcon name="gear" />
    </button>
  )
}
