import type { StatsDashboard } from '@portal/contract/stats'
import { formatInstant, formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './dashboard.module.css'
import { figureWords, messages } from './dashboard.messages.ts'

function Change({ value, before }: { value: number; before: number | null }) {
  const t = useMessages(messages)
  if (before === null) return <span className={css.note}>{t.unknown}</span>
  const change = value - before
  if (change === 0) return <span className={css.note}>{t.same}</span>
  const signed = `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`
  return <span className={`${css.note} ${change > 0 ? css.up : css.down}`}>{t.since(signed)}</span>
}

/** What there is, with the change against thirty days ago. */
export function KeyFigures({ figures, asOf }: Pick<StatsDashboard, 'figures' | 'asOf'>) {
  const t = useMessages(messages)
  const language = useLanguage()
  if (figures.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="dashboard-figures">
      <div className={css.sectionHead}>
        <h2 id="dashboard-figures">{t.figures}</h2>
        <span className={css.note}>{t.asOf(formatInstant(asOf))}</span>
      </div>
      <ul className={`${css.tiles} ${css.figures}`}>
        {figures.map(({ figure, value, before }) => (
          <li key={figure} className={css.tile}>
            <span className={css.label}>{figureWords[language][figure]}</span>
            <span className={css.value}>{formatNumber(value)}</span>
            <Change value={value} before={before} />
          </li>
        ))}
      </ul>
    </section>
  )
}
