import type { Data } from '@portal/contract/kit'
import type { getReferencePrice } from '@portal/contract/product-content'
import { Chart } from '../../../features/chart/chart.tsx'
import { spanOf } from '../../../features/product/price-text.ts'
import { dayOf } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { priceTabMessages } from './price-tab.messages.ts'

type History = Data<typeof getReferencePrice>['history']

/** The last price of each day it was published on, oldest first; of the currency that is used now. */
function pointsOf(history: History) {
  const currency = history.at(-1)?.price.currency
  const byDay = new Map(
    history
      .filter(({ price }) => price.currency === currency)
      .map(({ publishedAt, price }) => [dayOf(publishedAt), spanOf(price)]),
  )
  return { currency, days: [...byDay.keys()], spans: [...byDay.values()] }
}

/** What was asked for in the course of time; nothing before a price was published. */
export function PriceHistory({ history }: { history: History }) {
  const t = useMessages(priceTabMessages)
  const { currency, days, spans } = pointsOf(history)
  if (currency === undefined) return null
  const low = spans.map((span) => span?.low ?? null)
  const high = spans.map((span) => span?.high ?? null)
  const isOne = low.every((value, index) => value === high[index])
  const series = isOne
    ? [{ name: t.price, values: low }]
    : [
        { name: t.low, values: low },
        { name: t.high, values: high },
      ]
  return (
    <Chart
      heading="h2"
      kind="line"
      step
      time
      title={t.history}
      what={t.published}
      unit={t[currency]}
      labels={days}
      series={series}
    >
      {t.historyHint}
    </Chart>
  )
}
