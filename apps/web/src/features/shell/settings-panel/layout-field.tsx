import { useMessages } from '../../../lib/i18n/language.ts'
import { type Settings, useSettings } from '../../../lib/settings.ts'
import { settingsMessages } from './settings.messages.ts'
import css from './settings-panel.module.css'

/** Where menu and bar stand in the small picture of each layout: x, y, width, height on a sheet of 56 × 40. */
const pictures: Record<Settings['layout'], readonly (readonly [number, number, number, number])[]> = {
  left: [[0, 0, 16, 40]],
  top: [[0, 0, 56, 10]],
  mix: [
    [0, 0, 56, 10],
    [0, 12, 16, 28],
  ],
}
const layouts: Settings['layout'][] = ['left', 'top', 'mix']

/** The three layouts, each as a small picture with its name. */
export function LayoutField() {
  const t = useMessages(settingsMessages)
  const { layout, set } = useSettings()
  return (
    <fieldset className={css['field']}>
      <legend>{t.layout}</legend>
      <div className={css['tiles']}>
        {layouts.map((value) => (
          <label key={value} className={css['tile']}>
            <input type="radio" name="layout" checked={value === layout} onChange={() => set('layout', value)} />
            <svg viewBox="0 0 56 40" aria-hidden="true">
              <rect width="56" height="40" className={css['sheet']} />
              {pictures[value].map(([x, y, width, height]) => (
                <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} className={css['menu']} />
              ))}
            </svg>
            {t[value]}
          </label>
        ))}
      </div>
      <p className={css['note']}>{t.onWideScreens}</p>
    </fieldset>
  )
}
