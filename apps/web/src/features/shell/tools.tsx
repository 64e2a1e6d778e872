/** Size, language and theme: three menus whose current entry cannot be chosen again. */
import type { Language } from '@portal/contract/kit'
import { Dropdown, type MenuProps } from 'antd'
import { notify } from '../../lib/client.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { type Settings, useSettings } from '../../lib/settings.ts'
import { ShellIcon, type ShellIconName } from './icons.tsx'
import css from './navbar.module.css'
import { languageNames, shellMessages } from './shell.messages.ts'

interface Choice<Value extends string> {
  value: Value
  label: string
}

interface ChoiceMenuProps<Value extends string> {
  label: string
  icon: ShellIconName
  choices: readonly Choice<Value>[]
  current: Value
  onChoose(value: Value): void
}

function ChoiceMenu<Value extends string>({ label, icon, choices, current, onChoose }: ChoiceMenuProps<Value>) {
  const items: MenuProps['items'] = choices.map(({ value, label: title }) => ({
    key: value,
    label: title,
    disabled: value === current,
  }))
  const menu: MenuProps = {
    items,
    selectedKeys: [current],
    onClick: ({ key }) => {
      const chosen = choices.find(({ value }) => value === key)
      if (chosen) onChoose(chosen.value)
    },
  }
  return (
    <Dropdown menu={menu} trigger={['click']} placement="bottomRight">
      <button type="button" className={css['tool']} title={label} aria-label={label} aria-haspopup="menu">
        <ShellIcon name={icon} />
      </button>
    </Dropdown>
  )
}

/** The layout size of all components. */
export function SizeSelect() {
  const t = useMessages(shellMessages)
  const { size, set } = useSettings()
  const choices: Choice<Settings['size']>[] = [
    { value: 'default', label: t.sizeDefault },
    { value: 'large', label: t.sizeLarge },
    { value: 'small', label: t.sizeSmall },
  ]
  const choose = (value: Settings['size']): void => {
    set('size', value)
    notify.success(t.sizeSwitched)
  }
  return <ChoiceMenu label={t.size} icon="size" choices={choices} current={size} onChoose={choose} />
}

/** The language; what it says on success is said in the new one. */
export function LanguageSelect() {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  const set = useSettings((settings) => settings.set)
  const choices = (Object.keys(languageNames) as Language[]).map((value) => ({ value, label: languageNames[value] }))
  const choose = (value: Language): void => {
    set('language', value)
    notify.success(shellMessages[value].languageSwitched)
  }
  return <ChoiceMenu label={t.language} icon="language" choices={choices} current={language} onChoose={choose} />
}

const themeIcons = { light: 'sun', dark: 'moon', auto: 'auto' } as const

/** Light, dark, or as the system is. */
export function ThemeSelect() {
  const t = useMessages(shellMessages)
  const { theme, set } = useSettings()
  const choices: Choice<Settings['theme']>[] = [
    { value: 'light', label: t.themeLight },
    { value: 'dark', label: t.themeDark },
    { value: 'auto', label: t.themeAuto },
  ]
  return (
    <ChoiceMenu
      label={t.theme}
      icon={themeIcons[theme]}
      choices={choices}
      current={theme}
      onChoose={(value) => set('theme', value)}
    />
  )
}
