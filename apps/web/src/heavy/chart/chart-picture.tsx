/** The drawing of a chart. Everything of ECharts is here; it arrives when a chart is on the page. */
import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../lib/i18n/language.ts'
import { useSettings } from '../../lib/settings.ts'
import type { ChartData } from './chart-data.ts'
import { chartOption, type ChartInk } from './chart-option.ts'

register([LineChart, BarChart, GridComponent, TooltipComponent, LegendComponent, SVGRenderer])

/** The colours of the page as they are now, in whichever theme and product colour. */
function inkOf(host: HTMLElement): ChartInk {
  const style = getComputedStyle(host)
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  return {
    series: ['brand', 'good', 'warn', 'live', 'ink-3'].map(token),
    text: token('ink-2'),
    faint: token('ink-3'),
    line: token('line'),
    surface: token('surface'),
    font: style.fontFamily,
  }
}

/** Counts up whenever colours may have changed; the page paints them after its settings, so it is one frame later. */
function useRepaint(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let frame = 0
    const changed = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCount((before) => before + 1))
    }
    const forget = useSettings.subscribe(changed)
    const observer = new MutationObserver(changed)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      cancelAnimationFrame(frame)
      forget()
      observer.disconnect()
    }
  }, [])
  return count
}

const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Draws `data` into the box it is given and follows the box's size. */
export default function ChartPicture({ data }: { data: ChartData }) {
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<ReturnType<typeof init> | null>(null)
  const language = useLanguage()
  const repaint = useRepaint()
  // Whoever shows the chart makes its data anew with every rendering; only other data is drawn anew.
  const content = JSON.stringify(data)

  const draw = useEffectEvent(() => {
    if (!host.current || !chart.current) return
    const { clientWidth: width, clientHeight: height } = host.current
    const drawn = { language, ink: inkOf(host.current), still: lessMotion(), width, height }
    chart.current.setOption(chartOption(data, drawn), { notMerge: true })
  })

  useEffect(() => {
    if (!host.current) return undefined
    const made = init(host.current, null, { renderer: 'svg' })
    chart.current = made
    const observer = new ResizeObserver(() => {
      made.resize()
      draw()
    })
    observer.observe(host.current)
    return () => {
      observer.disconnect()
      made.dispose()
      chart.current = null
    }
  }, [])
  useEffect(() => draw(), [content, language, repaint])

  return <div ref={host} style={{ height: '100%', overflow: 'hidden' }} />
}
