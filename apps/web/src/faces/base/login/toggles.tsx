import type { Language } from '@portal/contract/kit'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { type Settings, useSettings } from '../../../lib/settings.ts'
import { languageNames, loginMessages } from './login.messages.ts'
import css from './login.module.css'
import look from './toggles.module.css'

interface Choice<Value extends string> {
  value: Value
  label: string
  shown: ReactNode
}
interface ChoicesProps<Value extends string> {
  legend: string
  choices: readonly Choice<Value>[]
  current: Value
  onChoose(value: Value): void
}

/** A row of buttons, the current one disabled. */
function Choices<Value extends string>({ legend, choices, current, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={look['choices']}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label, shown }) => (
        <button
          key={value}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={value === current}
          disabled={value === current}
          // The focus stays where it is: a field that was half typed is not left, and not judged.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(value)}
        >
          {shown}
        </button>
      ))}
    </fieldset>
  )
}

const glyphs = {
  light:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  auto: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 4v16M12 8h4.9M12 12h7.9M12 16h6.9',
} as const

function Glyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" className={css['glyph']}>
      <path d={glyphs[name]} />
    </svg>
  )
}

export function ThemeToggle() {
  const t = useMessages(loginMessages)
  const { theme, set } = useSettings()
  const labels = { light: t.themeLight, dark: t.themeDark, auto: t.themeAuto }
  const values: Settings['theme'][] = ['light', 'dark', 'auto']
  const choices = values.map((value) => ({ value, label: labels[value], shown: <Glyph name={value} /> }))
  return <Choices legend={t.theme} choices={choices} current={theme} onChoose={(value) => set('theme', value)} />
}

/** Milliseconds for which a success stays on the screen. */
const TOLD_FOR = 3_000

export function LanguageToggle() {
  const t = useMessages(loginMessages)
  const language = useLanguage()
  const set = useSettings((settings) => settings.set)
  const [told, setTold] = useState(false)
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => setTold(false), TOLD_FOR)
    return () => clearTimeout(timer)
  }, [told])
  const choices = (Object.keys(languageNames) as Language[]).map((value) => ({
    value,
    label: languageNames[value],
    shown: languageNames[value],
  }))
  const choose = (value: Language): void => {
    set('language', value)
    setTold(true)
  }
  return (
    <>
      <Choices legend={t.language} choices={choices} current={language} onChoose={choose} />
      <p className={look['toast']} role="status" data-shown={told}>
        {told && t.languageSwitched}
      </p>
    </>
  )
}
