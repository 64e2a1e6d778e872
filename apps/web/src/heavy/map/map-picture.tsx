/** The drawing of a map. ECharts and the boundaries arrive when a map is on the page. */
import { MapChart } from 'echarts/charts'
import { GeoComponent, TooltipComponent, VisualMapComponent } from 'echarts/components'
import { init, registerMap, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import type { MapArea } from './map-area.ts'
import { type MapInk, mapOption } from './map-option.ts'
import { type MapOf, type MapSource, mapSources } from './map-source.ts'

register([MapChart, GeoComponent, TooltipComponent, VisualMapComponent, SVGRenderer])

type Names = ReadonlyMap<string, string>
const known = new Map<MapOf, Promise<Names>>()

/** Fetches and registers a map once; answers the names of its features by code. */
function registered(of: MapOf): Promise<Names> {
  const before = known.get(of)
  if (before) return before
  const source: MapSource = mapSources[of]
  const loading = source.load().then((boundaries) => {
    // Its type wants coordinates as numbers; the compact encoding, which it reads too, is not in it.
    registerMap(source.name, { geoJSON: boundaries as never, specialAreas: {} })
    return new Map(boundaries.features.map(({ id, properties }) => [id.slice(0, source.codeDigits), properties.name]))
  })
  // What failed is tried again by whoever asks next.
  loading.catch(() => known.delete(of))
  known.set(of, loading)
  return loading
}

function inkOf(host: HTMLElement): MapInk {
  const style = getComputedStyle(host)
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  return {
    least: token('map-least'),
    most: token('map-most'),
    empty: token('map-empty'),
    line: token('map-line'),
    text: token('ink'),
    surface: token('surface'),
    chosen: token('map-chosen'),
    font: style.fontFamily,
  }
}

/** Counts up when the theme changed; the page paints its colours a frame after its settings. */
function useRepaint(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let frame = 0
    const forget = useSettings.subscribe(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCount((before) => before + 1))
    })
    return () => {
      cancelAnimationFrame(frame)
      forget()
    }
  }, [])
  return count
}

interface Props {
  of: MapOf
  areas: readonly MapArea[]
  onChoose(code: string): void
  /** The boundaries are there; says their 审图号. */
  onReady(approval: string): void
  /** The boundaries could not be fetched. */
  onFailure(): void
}

/** Draws a map into the box it is given and follows the box's size; pressing an area chooses it. */
export default function MapPicture({ of, areas, onChoose, onReady, onFailure }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<ReturnType<typeof init> | null>(null)
  const [names, setNames] = useState<Names | null>(null)
  const repaint = useRepaint()
  const content = JSON.stringify(areas)

  const choose = useEffectEvent((feature: unknown) => {
    const code = [...(names ?? [])].find(([, name]) => name === feature)?.[0]
    if (code !== undefined && areas.some((area) => area.code === code)) onChoose(code)
  })
  const draw = useEffectEvent(() => {
    if (!host.current || !chart.current || !names) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const { clientWidth: width, clientHeight: height } = host.current
    // Out of the layout for now. ECharts cannot draw a map without extent; the observer tells when there is room.
    if (width === 0 || height === 0) return
    const option = mapOption(mapSources[of], areas, names, { ink: inkOf(host.current), still, width, height })
    chart.current.setOption(option, { notMerge: true })
  })
  const arrived = useEffectEvent((found: Names) => {
    setNames(found)
    onReady(mapSources[of].approval)
  })
  const failed = useEffectEvent(onFailure)

  useEffect(() => {
    let gone = false
    registered(of).then(
      (found) => !gone && arrived(found),
      () => !gone && failed(),
    )
    return () => {
      gone = true
    }
  }, [of])
  useEffect(() => {
    if (!host.current) return undefined
    const made = init(host.current, null, { renderer: 'svg' })
    chart.current = made
    made.on('click', ({ name }) => choose(name))
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
  useEffect(() => draw(), [content, names, repaint])

  return <div ref={host} style={{ height: '100%', overflow: 'hidden' }} />
}
