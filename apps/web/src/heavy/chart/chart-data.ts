/** What a chart shows; the part around it and the drawing itself read the same. */

export interface ChartSeries {
  name: string
  /** One per label; null where there is no value. */
  values: readonly (number | null)[]
}

export interface ChartData {
  /** `line`: along time; `column`: standing bars; `bar`: lying bars, for long labels. */
  kind: 'line' | 'column' | 'bar'
  /** What the values stand at, in words; with `time`, days as `YYYY-MM-DD`. */
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** Of all values, e.g. 件. */
  unit?: string
  /** Labels are days, and stand as far apart as the days do. */
  time?: boolean
  /** A value holds until the next one: prices. */
  step?: boolean
  /** Series on top of one another instead of beside. */
  stacked?: boolean
}
