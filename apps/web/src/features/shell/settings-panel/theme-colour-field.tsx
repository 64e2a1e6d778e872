import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { colorNames, settingsMessages } from './settings.messages.ts'
import css from './settings-panel.module.css'

const offered = ['#0366F2', '#4080FF', '#626AEF', '#0B7A4B', '#00CED1', '#FF8C00', '#FF4500', '#C71585'] as const

const isHex = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Somebody's own colour, by its code. What is no code yet is said beside it and changes nothing; left so, it goes back. */
function ColourCode({ colour, onChoose }: { colour: string; onChoose(colour: string): void }) {
  const t = useMessages(settingsMessages)
  const [text, setText] = useState(colour)
  useEffect(() => setText(colour), [colour])
  const wrong = !isHex(text)
  const type = (typed: string): void => {
    setText(typed)
    if (isHex(typed)) onChoose(typed)
  }
  return (
    <>
      <Input
        className={css['code'] ?? ''}
        value={text}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-label={t.ownColorText}
        aria-invalid={wrong}
        aria-describedby="theme-color-hint"
        {...(wrong && { status: 'error' as const })}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setText(colour)}
      />
      <p id="theme-color-hint" className={css['hint']} role="status">
        {wrong && t.colorHint}
      </p>
    </>
  )
}

/** The theme colour: one of those offered, or any other. */
export function ThemeColourField() {
  const t = useMessages(settingsMessages)
  const names = useMessages(colorNames)
  const { themeColor, set } = useSettings()
  const choose = (colour: string): void => set('themeColor', colour)
  return (
    <fieldset className={css['field']}>
      <legend>{t.themeColor}</legend>
      <div className={css['swatches']}>
        {offered.map((colour) => (
          <label key={colour} className={css['swatch']} title={names[colour]} style={{ background: colour }}>
            <input
              type="radio"
              name="theme-color"
              aria-label={names[colour]}
              checked={same(colour, themeColor)}
              onChange={() => choose(colour)}
            />
          </label>
        ))}
      </div>
      <div className={css['own']}>
        <input
          type="color"
          className={css['picker']}
          aria-label={t.ownColor}
          title={t.ownColor}
          value={themeColor.toLowerCase()}
          onChange={({ target }) => choose(target.value)}
        />
        <ColourCode colour={themeColor} onChoose={choose} />
      </div>
    </fieldset>
  )
}
