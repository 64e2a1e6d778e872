import type { Course, StatsDashboard, Trend } from '@portal/contract/stats'
import { Segmented } from 'antd'
import { useState } from 'react'
import { Chart } from '../../../features/chart/chart.tsx'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './dashboard.module.css'
import { trendWords, messages } from './dashboard.messages.ts'

/** Which trends stand in one picture. */
const pictures: { title: 'reviewCourse' | 'arrivals' | 'publications' | 'demand'; trends: readonly Trend[] }[] = [
  { title: 'reviewCourse', trends: ['review.submitted', 'review.approved', 'review.rejected'] },
  { title: 'arrivals', trends: ['enterprise.registered', 'enterprise.certified', 'user.registered'] },
  { title: 'publications', trends: ['product.published', 'news.published'] },
  { title: 'demand', trends: ['inquiry.received'] },
]

const hoursOf = (minutes: number | null): number | null => (minutes === null ? null : Math.round(minutes / 6) / 10)

/** The course of the last days or months, in pictures of what belongs together. */
export function Trends({ days, months, asOf }: Pick<StatsDashboard, 'days' | 'months' | 'asOf'>) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [period, setPeriod] = useState<'days' | 'months'>('days')
  const course: Course = period === 'days' ? days : months
  if (course.trends.length === 0) return null
  const along = { labels: course.labels, asOf, what: period === 'days' ? t.day : t.month, empty: t.noTrend }
  const shown = pictures.flatMap(({ title, trends }) => {
    const series = course.trends
      .filter(({ trend }) => trends.includes(trend))
      .map(({ trend, values }) => ({ name: trendWords[language][trend], values }))
    return series.length > 0 ? [{ title, series }] : []
  })
  return (
    <section className={css.section} aria-label={t.period}>
      <div className={css.sectionHead}>
        <Segmented
          aria-label={t.period}
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'days', label: t.days },
            { value: 'months', label: t.months },
          ]}
        />
      </div>
      <div className={css.charts}>
        {shown.map(({ title, series }) => (
          <div key={title} className={css.card}>
            <Chart
              {...along}
              heading="h2"
              title={t[title]}
              kind={period === 'days' ? 'line' : 'column'}
              time={period === 'days'}
              series={series}
              unit={title === 'arrivals' ? t.people : t.pieces}
            />
          </div>
        ))}
        {course.trends.some(({ trend }) => trend === 'review.approved') && (
          <div className={css.card}>
            <Chart
              {...along}
              heading="h2"
              title={t.median}
              kind="column"
              series={[{ name: t.median, values: course.medianMinutes.map(hoursOf) }]}
              unit={t.hours}
            >
              {t.medianHint}
            </Chart>
          </div>
        )}
      </div>
    </section>
  )
}
