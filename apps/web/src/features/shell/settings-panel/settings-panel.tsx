import { Button, Drawer, Segmented, Switch } from 'antd'
import { type ReactNode, useId } from 'react'
import { notify } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { defaultSettings, type Settings, useSettings } from '../../../lib/settings.ts'
import { shellMessages } from '../shell.messages.ts'
import { useDark } from '../use-dark.ts'
import { LayoutField } from './layout-field.tsx'
import { showSettings, useSettingsPanel } from './panel-store.ts'
import { SETTINGS_BUTTON } from './settings-button.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './settings-panel.module.css'
import { ThemeColourField } from './theme-colour-field.tsx'

/** What the panel changes, and its reset takes back. */
const changedHere = [
  'theme',
  'themeColor',
  'tagsView',
  'sidebarLogo',
  'watermarkEnabled',
  'sidebarColorScheme',
  'layout',
  'size',
] as const satisfies (keyof Settings)[]

type KeyOf<Value> = { [Key in keyof Settings]: Settings[Key] extends Value ? Key : never }[keyof Settings]

function SwitchField({ name, label }: { name: KeyOf<boolean>; label: string }) {
  const id = useId()
  const { [name]: checked, set } = useSettings()
  return (
    <div className={css['line']}>
      <span id={id}>{label}</span>
      <Switch checked={checked} aria-labelledby={id} onChange={(next) => set(name, next)} />
    </div>
  )
}

interface ChoiceProps<Name extends 'theme' | 'sidebarColorScheme' | 'size'> {
  name: Name
  label: string
  choices: readonly Settings[Name][]
  /** Said when another was chosen. */
  said?: string
}

function ChoiceField<Name extends 'theme' | 'sidebarColorScheme' | 'size'>({
  name,
  label,
  choices,
  said,
}: ChoiceProps<Name>) {
  const id = useId()
  const t = useMessages(settingsMessages)
  const { [name]: current, set } = useSettings()
  const choose = (value: Settings[Name]): void => {
    set(name, value)
    if (said !== undefined) notify.success(said)
  }
  return (
    <div className={css['field']}>
      <span id={id}>{label}</span>
      <Segmented<Settings[Name]>
        block
        name={name}
        aria-labelledby={id}
        value={current}
        options={choices.map((value) => ({ value, label: t[value] }))}
        onChange={choose}
      />
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css['group']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Fields() {
  const t = useMessages(settingsMessages)
  const { sizeSwitched } = useMessages(shellMessages)
  const dark = useDark()
  return (
    <>
      <Group title={t.themeGroup}>
        <ChoiceField name="theme" label={t.theme} choices={['light', 'dark', 'auto']} />
        <ThemeColourField />
      </Group>
      <Group title={t.interfaceGroup}>
        <SwitchField name="tagsView" label={t.tagsView} />
        <SwitchField name="sidebarLogo" label={t.sidebarLogo} />
        <SwitchField name="watermarkEnabled" label={t.watermark} />
        {!dark && (
          <ChoiceField name="sidebarColorScheme" label={t.scheme} choices={['classic-blue', 'minimal-white']} />
        )}
        <ChoiceField name="size" label={t.size} choices={['default', 'large', 'small']} said={sizeSwitched} />
      </Group>
      <Group title={t.navigationGroup}>
        <LayoutField />
      </Group>
    </>
  )
}

/** The settings of this device; what is chosen shows at once, behind the panel. */
export default function SettingsPanel() {
  const t = useMessages(settingsMessages)
  const reset = useSettings((settings) => settings.reset)
  const { open } = useSettingsPanel()
  const close = (): void => showSettings(false)
  // The bar it was opened from may have given way to another: the focus goes to the gear that is there now.
  const giveBackFocus = (opened: boolean): void => {
    const gears = [...document.querySelectorAll<HTMLElement>(`[${SETTINGS_BUTTON}]`)]
    if (!opened) gears.find((gear) => gear.checkVisibility())?.focus({ preventScroll: true })
  }
  const takeBack = (): void => {
    reset(changedHere)
    notify.success(t.resetDone)
  }
  return (
    <Drawer
      open={open}
      onClose={close}
      size={320}
      title={t.title}
      closable={{ 'aria-label': t.close, placement: 'end' }}
      mask={{ blur: false }}
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={giveBackFocus}
      classNames={{ section: css['panel'] ?? '', mask: css['mask'] ?? '' }}
      footer={
        <div className={css['foot']}>
          <span>{t.version(defaultSettings.version)}</span>
          <Button onClick={takeBack}>{t.reset}</Button>
        </div>
      }
    >
      <Fields />
    </Drawer>
  )
}
