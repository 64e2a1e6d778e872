import { useMessages } from '../../lib/i18n/language.ts'
import { stageMessages } from './exploded-stage.messages.ts'
import css from './spread-slider.module.css'

/** Takes the product apart by hand; without script the picture stands taken apart and this is not shown. */
export function SpreadSlider({ value, onChange }: { value: number; onChange(value: number): void }) {
  const t = useMessages(stageMessages)
  return (
    <div className={css['slider']}>
      <button type="button" onClick={() => onChange(0)} aria-pressed={value === 0}>
        {t.assembled}
      </button>
      <input
        type="range"
        min="0"
        max="1"
        step="0.01"
        value={value}
        aria-label={t.spread}
        aria-valuetext={t.spreadValue(Math.round(value * 100))}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <button type="button" onClick={() => onChange(1)} aria-pressed={value === 1}>
        {t.exploded}
      </button>
    </div>
  )
}
