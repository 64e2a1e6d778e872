/** A chart as ECharts wants it described. */
import type { Language } from '@portal/contract/kit'
import type { EChartsCoreOption } from 'echarts/core'
import { formatDay, formatNumber } from '../../lib/format.ts'
import type { ChartData, ChartSeries } from './chart-data.ts'

/** The colours and the font of the page. */
export interface ChartInk {
  series: string[]
  text: string
  faint: string
  line: string
  surface: string
  font: string
}

interface Drawn {
  language: Language
  ink: ChartInk
  /** Without motion. */
  still: boolean
  /** Pixels of the drawing. */
  width: number
  height: number
}

const MOTION_MS = 200
/** Series differ by more than their colour. */
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'roundRect']
const dashes = ['solid', 'dashed', 'dotted', [8, 3, 2, 3], [2, 6]]
/** As on a phone. */
const NARROW = 480
const LABEL_SIZE = 12
const LABEL_LINE = 14
/** Pixels of a drawing with lying bars that the axis of values takes. */
const VALUES_LINE = 40
/** With more points than this their marks would be a band. */
const MOST_MARKS = 40
const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

function seriesOf(data: ChartData, series: ChartSeries, index: number, { series: colours }: ChartInk) {
  const { kind, labels, stacked, step, time } = data
  const color = colours[index % colours.length]
  const values = time ? series.values.map((value, at) => [labels[at], value]) : [...series.values]
  const common = { name: series.name, data: values, color, ...(stacked && { stack: 'all' }) }
  if (kind !== 'line') return { ...common, type: 'bar', barMaxWidth: 28, itemStyle: { borderRadius: stacked ? 0 : 3 } }
  return {
    ...common,
    type: 'line',
    ...(step && { step: 'end' }),
    symbol: symbols[index % symbols.length],
    symbolSize: 6,
    showSymbol: labels.length <= MOST_MARKS,
    lineStyle: { width: 2, type: dashes[index % dashes.length] },
    emphasis: { disabled: true },
  }
}

/** What a label takes up at most in one line: Chinese characters are as wide as they are high, in some fonts a little more. */
const widthOf = (label: string): number =>
  [...label].reduce((width, character) => width + (character >= '\u2e80' ? LABEL_SIZE + 1 : 7), 0)

/** Long labels of lying bars stand in lines, as many as a bar leaves room for, beside half of the width or more. */
const beside = ({ labels }: ChartData, { width, height }: Drawn) => ({
  width: Math.min(Math.round(width * (width < NARROW ? 0.5 : 0.36)), Math.max(...labels.map(widthOf))),
  height: Math.floor((height - VALUES_LINE) / Math.max(1, labels.length)),
  lineHeight: LABEL_LINE,
  overflow: 'break',
  lineOverflow: 'truncate',
  interval: 0,
  // Each has the room of its own bar.
  hideOverlap: false,
})

/** How days stand along an axis: within a year without it, so that the first and the last have room beside the picture's edge. */
function dayAlong({ labels }: ChartData, language: Language): (at: number) => string {
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  if (Date.parse(last) - Date.parse(first) >= YEAR_MS) return (at) => formatDay(language, new Date(at))
  const short = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    month: 'short',
    day: 'numeric',
    timeZone: 'Asia/Shanghai',
  })
  return (at) => short.format(at)
}

/** The axis along which the labels stand, and the one that the values are read from. */
function axesOf(data: ChartData, drawn: Drawn) {
  const { kind, labels, series, time = false } = data
  const { language, ink } = drawn
  const axisLabel = { color: ink.text, fontSize: LABEL_SIZE, hideOverlap: true }
  const along = {
    ...(time
      ? { type: 'time', minInterval: DAY_MS }
      : { type: 'category', data: [...labels], inverse: kind === 'bar' }),
    axisLine: { lineStyle: { color: ink.line } },
    axisTick: { show: false },
    axisLabel: {
      ...axisLabel,
      ...(time && { formatter: dayAlong(data, language) }),
      ...(kind === 'bar' && beside(data, drawn)),
    },
  }
  const values = {
    type: 'value',
    // Halves of a thing are no things: counts have whole marks.
    minInterval: series.every((one) => one.values.every((value) => Number.isInteger(value ?? 0))) ? 1 : 0,
    axisLabel: { ...axisLabel, formatter: (value: number) => formatNumber(value) },
    splitLine: { lineStyle: { color: ink.line, type: 'dashed' } },
  }
  return kind === 'bar' ? { xAxis: values, yAxis: along } : { xAxis: along, yAxis: values }
}

/** What the pointer reads off: every value with its unit. */
function tooltipOf({ kind, unit = '' }: ChartData, { language, ink, still }: Drawn) {
  const space = language === 'en' && unit !== '' ? ' ' : ''
  return {
    trigger: 'axis',
    confine: true,
    axisPointer: { type: kind === 'line' ? 'line' : 'shadow', lineStyle: { color: ink.faint } },
    backgroundColor: ink.surface,
    borderColor: ink.line,
    textStyle: { color: ink.text, fontSize: 13 },
    transitionDuration: still ? 0 : MOTION_MS / 1000,
    valueFormatter: (value: unknown) => (typeof value === 'number' ? `${formatNumber(value)}${space}${unit}` : '–'),
  }
}

/** The option for `data`; nothing of it depends on the page but what `drawn` says. */
export function chartOption(data: ChartData, drawn: Drawn): EChartsCoreOption {
  const { series, time = false } = data
  const { ink, still } = drawn
  return {
    animation: !still,
    animationDuration: MOTION_MS,
    animationDurationUpdate: MOTION_MS,
    textStyle: { fontFamily: ink.font },
    grid: {
      left: 4,
      // The last day stands half beyond the end of its axis.
      right: time ? 44 : 16,
      bottom: 4,
      top: series.length > 1 ? 44 : 12,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: {
      show: series.length > 1,
      top: 0,
      left: 0,
      itemGap: 16,
      itemWidth: 22,
      textStyle: { color: ink.text, fontSize: 13 },
      inactiveColor: ink.faint,
    },
    tooltip: tooltipOf(data, drawn),
    ...axesOf(data, drawn),
    series: series.map((one, index) => seriesOf(data, one, index, ink)),
  }
}
