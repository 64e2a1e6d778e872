import type { Bilingual } from '@portal/contract/kit'
import { industries } from '@portal/contract/industry'
import { regions } from '@portal/contract/region'
import type { StatsDashboard } from '@portal/contract/stats'
import { Chart } from '../../../features/chart/chart.tsx'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './dashboard.module.css'
import { messages } from './dashboard.messages.ts'

type Shares = StatsDashboard['byIndustry']

/** More parts than this are one bar. */
const MOST_BARS = 12
const sum = (values: readonly (number | null)[]): number => values.reduce<number>((all, one) => all + (one ?? 0), 0)

function SharesChart(props: {
  title: string
  what: string
  shares: Shares
  names: Record<string, Bilingual>
  asOf: string
}) {
  const { title, what, shares, names, asOf } = props
  const t = useMessages(messages)
  const language = useLanguage()
  const named = shares.slice(0, MOST_BARS)
  const rest = shares.slice(MOST_BARS)
  const labels = named.map(({ part }) => names[part]?.[language] ?? part)
  const values = (key: 'enterprises' | 'products') => [
    ...named.map((share) => share[key]),
    ...(rest.length > 0 ? [sum(rest.map((share) => share[key]))] : []),
  ]
  const series = [
    { name: t.enterprises, values: values('enterprises') },
    { name: t.products, values: values('products') },
  ].filter((one) => one.values.some((value) => value !== null))
  return (
    <div className={css.card}>
      <Chart
        kind="bar"
        heading="h2"
        title={title}
        what={what}
        labels={rest.length > 0 ? [...labels, t.others] : labels}
        series={series}
        asOf={asOf}
        height={(named.length + 1) * 34 + 60}
      />
    </div>
  )
}

/** Enterprises and their public products by industry and by region; nothing for whoever may see neither. */
export function SharesCharts({ byIndustry, byRegion, asOf }: Pick<StatsDashboard, 'byIndustry' | 'byRegion' | 'asOf'>) {
  const t = useMessages(messages)
  if (byIndustry.length === 0 && byRegion.length === 0) return null
  return (
    <section className={`${css.section} ${css.charts}`}>
      <SharesChart title={t.byIndustry} what={t.industry} shares={byIndustry} names={industries} asOf={asOf} />
      <SharesChart title={t.byRegion} what={t.region} shares={byRegion} names={regions} asOf={asOf} />
    </section>
  )
}
