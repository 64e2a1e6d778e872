import type { ChartData } from '../../heavy/chart/chart-data.ts'
import { formatDay, formatNumber } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { chartMessages } from './chart.messages.ts'
import css from './chart.module.css'

/** The values of a chart row by row, for whoever reads rather than looks. */
export function ChartTable({ data, title, what }: { data: ChartData; title: string; what: string }) {
  const language = useLanguage()
  const t = useMessages(chartMessages)
  const { labels, series, unit, time } = data
  return (
    <table className={css['table']}>
      <caption>{unit ? `${title} ${t.unit(unit)}` : title}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, row) => (
          <tr key={label}>
            <th scope="row">{time ? formatDay(language, label) : label}</th>
            {series.map(({ name, values }) => {
              const value = values[row] ?? null
              return <td key={name}>{value === null ? t.none : formatNumber(value)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
