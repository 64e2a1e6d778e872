import { Chart } from '../../../features/chart/chart.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import page from '../../../ui/page.module.css'
import { Section } from '../../../ui/section.tsx'
import { portraitMessages } from './patent-portrait.messages.ts'
import css from './patent-portrait.module.css'
import type { PortraitView } from './portrait.ts'

/** The patents behind an enterprise's products by type, year and field; each chart has its table. */
export default function PatentPortrait({ portrait }: { portrait: PortraitView }) {
  const t = useMessages(portraitMessages)
  const { total, inForce, types, years, classes } = portrait
  const charts = [
    { title: t.byYear, what: t.year, kind: 'column', counted: years },
    { title: t.byType, what: t.type, kind: 'column', counted: types },
    { title: t.byClass, what: t.class, kind: 'bar', counted: classes },
  ] as const
  return (
    <Section
      className={`${page['container']} ${page['section']}`}
      id="portrait"
      title={t.head}
      note={t.note(formatNumber(total), formatNumber(inForce))}
    >
      <div className={css['charts']}>
        {charts
          .filter(({ counted }) => counted.labels.length > 0)
          .map(({ title, what, kind, counted }) => (
            <div key={title} className={css['card']}>
              <Chart
                kind={kind}
                title={title}
                what={what}
                labels={counted.labels}
                series={[{ name: t.patents, values: counted.values }]}
                unit={t.unit}
              />
            </div>
          ))}
      </div>
    </Section>
  )
}
