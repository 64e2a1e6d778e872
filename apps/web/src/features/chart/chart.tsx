/** A figure that changes, as a chart with its table: on every face, without antd. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ChartData } from '../../heavy/chart/chart-data.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { useNear } from '../../ui/use-near.ts'
import { ChartTable } from './chart-table.tsx'
import { chartMessages } from './chart.messages.ts'
import css from './chart.module.css'

const ChartPicture = lazy(() => import('../../heavy/chart/chart-picture.tsx'))

export interface ChartProps extends ChartData {
  /** What is shown: the heading, and the name of the table. */
  title: string
  heading?: 'h2' | 'h3'
  /** What the labels are, heading the first column of the table: 月份, 产业. */
  what?: string
  /** The instant the values are of. */
  asOf?: string
  /** Said where every value is missing or zero. */
  empty?: string
  /** Pixels of the drawing. */
  height?: number
  /** Below the title. */
  children?: ReactNode
}

const HEIGHT = 260
/** Pixels that a lying bar needs; beside long labels, three lines of them on a phone. */
const BAR = 30
const LONG_LABEL_BAR = 46
const LONG_LABEL = 36

const barsHeight = (labels: readonly string[]): number =>
  labels.length * (labels.some(({ length }) => length > LONG_LABEL) ? LONG_LABEL_BAR : BAR) + 40

/** The drawing is made in the browser only, when somebody comes near; until then, and without script, there is the table. */
function Picture({ data, height }: { data: ChartData; height: number }) {
  const [place, near] = useNear<HTMLDivElement>()
  const room = <div className={css['room']} />
  return (
    <div ref={place} className={css['picture']} style={{ height }} aria-hidden="true">
      {near ? (
        <Suspense fallback={room}>
          <ChartPicture data={data} />
        </Suspense>
      ) : (
        room
      )}
    </div>
  )
}

/**
 * `<Chart kind="line" title="注册企业" what="月份" labels={months} series={[{ name: '企业', values }]} unit="家" asOf={…} />`.
 * A button changes between drawing and table; readers of screens always have the table.
 */
export function Chart({ title, heading: Heading = 'h3', what, asOf, empty, height, children, ...data }: ChartProps) {
  const t = useMessages(chartMessages)
  const [asTable, setAsTable] = useState(false)
  const { kind, labels, series, unit } = data
  const nothing = series.every(({ values }) => values.every((value) => !value))
  const tall = height ?? (kind === 'bar' ? barsHeight(labels) : HEIGHT)
  const notes = [unit && t.unit(unit), asOf && t.asOf(formatInstant(asOf))].filter(Boolean).join(' · ')
  const table = <ChartTable data={data} title={title} what={what ?? t.what} />
  return (
    <figure className={css['chart']} aria-label={title}>
      <div className={css['head']}>
        <div>
          <Heading>{title}</Heading>
          {children && <p className={css['note']}>{children}</p>}
          {notes && <p className={css['note']}>{notes}</p>}
        </div>
        {!nothing && (
          <button
            type="button"
            className={css['switch']}
            aria-label={asTable ? t.pictureOf(title) : t.tableOf(title)}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? t.picture : t.table}
          </button>
        )}
      </div>
      {nothing && (
        <div className={css['empty']} style={{ height: Math.min(tall, HEIGHT) }}>
          {empty ?? t.empty}
        </div>
      )}
      {!nothing && asTable && (
        <div className={css['scroll']} tabIndex={0} role="region" aria-label={title}>
          {table}
        </div>
      )}
      {!nothing && !asTable && (
        <>
          <Picture data={data} height={tall} />
          <div className={css['behind']}>{table}</div>
        </>
      )}
    </figure>
  )
}
