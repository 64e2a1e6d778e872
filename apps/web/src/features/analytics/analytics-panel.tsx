import { analyticsFigures, type AnalyticsFigures, analyticsPeriods } from '@portal/contract/analytics'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { type CSSProperties, useId, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { languageTag, preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import { Chart } from '../chart/chart.tsx'
import { productAddress } from '../product/product-address.ts'
import { QueryState } from '../shell/page-state.tsx'
import { endpointQuery } from '../shell/query-client.ts'
import { growth, viewCourse } from './view-course.ts'
import { analyticsMessages } from './analytics-panel.messages.ts'
import css from './analytics-panel.module.css'

type Period = (typeof analyticsPeriods)[number]

function Change({ value, before }: { value: number; before: number }) {
  const t = useMessages(analyticsMessages)
  const language = useLanguage()
  const change = growth(value, before)
  if (change === null) return t.first
  const share = new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.abs(change),
  )
  if (Math.abs(change) < 0.005) return t.same
  return change > 0 ? t.more(share) : t.less(share)
}

function Totals({ total, before }: Pick<AnalyticsFigures, 'total' | 'before'>) {
  const t = useMessages(analyticsMessages)
  return (
    <dl className={css['figures']}>
      {(['views', 'visitors'] as const).map((key) => (
        <div key={key}>
          <dt>{t[key]}</dt>
          <dd>
            <b>{formatNumber(total[key])}</b>
            <small>
              <Change value={total[key]} before={before[key]} />
            </small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Most({ products }: Pick<AnalyticsFigures, 'products'>) {
  const t = useMessages(analyticsMessages)
  const language = useLanguage()
  const most = Math.max(1, ...products.map(({ views }) => views))
  if (products.length === 0) return null
  return (
    <>
      <h3>{t.most}</h3>
      <ol className={css['most']}>
        {products.map(({ id, name, nameEn, views }) => (
          <li key={id} style={{ '--part': views / most } as CSSProperties}>
            <Link to={productAddress(id)} target="_blank">
              {preferEnglish(language, name, nameEn)}
            </Link>
            <span>{t.times(formatNumber(views))}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Course({ days }: Pick<AnalyticsFigures, 'days'>) {
  const t = useMessages(analyticsMessages)
  const { labels, pavilion, product, byDay } = viewCourse(days)
  return (
    <Chart
      kind={byDay ? 'line' : 'column'}
      title={t.course}
      what={byDay ? t.day : t.month}
      time={byDay}
      stacked={!byDay}
      labels={labels}
      series={[
        { name: t.products, values: product },
        { name: t.pavilion, values: pavilion },
      ]}
      unit={t.unit}
      empty={t.empty}
    />
  )
}

/** How often the enterprise's public pages were looked at: totals, course, and what was looked at most. */
export function AnalyticsPanel() {
  const t = useMessages(analyticsMessages)
  const id = useId()
  const [days, setDays] = useState<Period>('30')
  const figures = useQuery({
    ...endpointQuery(analyticsFigures, { query: { days } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id}>{t.title}</h2>
        <Segmented
          size="small"
          aria-label={t.period}
          value={days}
          onChange={setDays}
          options={analyticsPeriods.map((value) => ({ value, label: t[`days${value}`] }))}
        />
      </div>
      <p className={css['note']}>{t.note}</p>
      <QueryState query={figures}>
        {(found) => (
          <>
            <Totals total={found.total} before={found.before} />
            <Course days={found.days} />
            <Most products={found.products} />
          </>
        )}
      </QueryState>
    </section>
  )
}
