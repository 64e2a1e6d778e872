import { statsFunnel, type StatsFunnel, funnelPeriods } from '@portal/contract/stats'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { type CSSProperties, useState } from 'react'
import { Chart } from '../../../features/chart/chart.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatNumber } from '../../../lib/format.ts'
import { languageTag, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import dashboard from './dashboard.module.css'
import css from './funnel.module.css'
import { funnelMessages } from './funnel.messages.ts'

type Period = (typeof funnelPeriods)[number]
const steps = ['views', 'visitors', 'inquiries'] as const
const HEIGHT = 180

/** How many inquiries a thousand visitors leave; '' where nobody came. */
function useRate({ visitors, inquiries }: StatsFunnel['total']): string {
  const format = new Intl.NumberFormat(languageTag(useLanguage()), { maximumFractionDigits: 1 })
  return visitors === 0 ? '' : format.format((inquiries / visitors) * 1000)
}

/** Each step as a bar against the widest. */
function Steps({ total, before }: Pick<StatsFunnel, 'total' | 'before'>) {
  const t = useMessages(funnelMessages)
  const rate = useRate(total)
  const most = Math.max(1, total.views)
  return (
    <ol className={css['steps']}>
      {steps.map((step) => (
        <li key={step}>
          <span>{t[step]}</span>
          <span className={css['bar']} aria-hidden="true">
            <span style={{ '--part': Math.min(1, total[step] / most) } as CSSProperties} />
          </span>
          <b>{formatNumber(total[step])}</b>
          <small>
            {t.before(formatNumber(before[step]))}
            {step === 'inquiries' && rate !== '' && ` · ${t.perVisitors(rate)}`}
          </small>
        </li>
      ))}
    </ol>
  )
}

function Courses({ days }: Pick<StatsFunnel, 'days'>) {
  const t = useMessages(funnelMessages)
  const shared = { labels: days.map(({ day }) => day), what: t.day, time: true, height: HEIGHT }
  return (
    <div className={css['charts']}>
      <Chart
        {...shared}
        kind="line"
        title={t.viewsCourse}
        series={[{ name: t.views, values: days.map(({ views }) => views) }]}
        unit={t.times}
        empty={t.noViews}
      />
      <Chart
        {...shared}
        kind="column"
        title={t.inquiriesCourse}
        series={[{ name: t.inquiries, values: days.map(({ inquiries }) => inquiries) }]}
        unit={t.pieces}
        empty={t.noInquiries}
      />
    </div>
  )
}

/** From looks at the enterprise's pages to inquiries: steps, and the course of both ends. */
export default function Funnel() {
  const t = useMessages(funnelMessages)
  const [days, setDays] = useState<Period>('30')
  const found = useQuery({ ...endpointQuery(statsFunnel, { query: { days } }), placeholderData: keepPreviousData })
  return (
    <section className={dashboard['card']} aria-labelledby="dashboard-funnel">
      <div className={dashboard['sectionHead']}>
        <h2 id="dashboard-funnel">{t.title}</h2>
        <Segmented
          size="small"
          aria-label={t.period}
          value={days}
          onChange={setDays}
          options={funnelPeriods.map((value) => ({ value, label: t[`days${value}`] }))}
        />
      </div>
      <p className={dashboard['note']}>{t.note}</p>
      <QueryState query={found}>
        {(data) => (
          <>
            <Steps {...data} />
            <Courses {...data} />
          </>
        )}
      </QueryState>
      <p className={css['ways']}>
        <Link to="/myEnt/pavilion">{t.toVisits}</Link>
        <Link to="/personalCenter/inquiry">{t.toInquiries}</Link>
      </p>
    </section>
  )
}
