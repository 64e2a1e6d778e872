/** A map as ECharts wants it described. */
import type { EChartsCoreOption } from 'echarts/core'
import type { MapArea } from './map-area.ts'
import type { MapSource } from './map-source.ts'

/** The colours and the font of the page. */
export interface MapInk {
  /** From an area where little is to one where most is. */
  least: string
  most: string
  empty: string
  line: string
  text: string
  surface: string
  chosen: string
  font: string
}

interface Drawn {
  ink: MapInk
  /** Without motion. */
  still: boolean
  /** Of the box, in pixels. */
  width: number
  height: number
}

/**
 * From which value on an area's name stands on the map. On a phone the names of many small neighbours would stand on
 * each other: there only those with more than half of the most are named; the table below names them all.
 */
function namedFrom(areas: readonly MapArea[], width: number): number {
  const crowded = width < 480 && areas.filter(({ value }) => value > 0).length > 6
  return crowded ? Math.max(...areas.map(({ value }) => value)) / 2 : 0
}

/** Where no area has many, none is drawn as if it had. */
const MANY = 3

/** The whole map stays inside its box: ECharts cuts off the outermost areas when it fills more than this share. */
const FILLED = 0.96

/** What the pointer reads off. */
const tooltipOf = (ink: MapInk, says: (feature: string) => string) => ({
  trigger: 'item',
  confine: true,
  transitionDuration: 0,
  backgroundColor: ink.surface,
  borderColor: ink.line,
  textStyle: { color: ink.text, fontSize: 13 },
  renderMode: 'richText',
  formatter: ({ name }: { name: string }) => says(name),
})

/**
 * The option of a map; `names` gives the name of an area's feature by its code.
 */
export function mapOption(
  { name: map, aspect }: Pick<MapSource, 'name' | 'aspect'>,
  areas: readonly MapArea[],
  names: ReadonlyMap<string, string>,
  { ink, still, width, height }: Drawn,
): EChartsCoreOption {
  const byFeature = new Map(areas.map((area) => [names.get(area.code) ?? area.code, area]))
  const named = namedFrom(areas, width)
  const label = { color: ink.text, fontSize: 12, textBorderColor: ink.surface, textBorderWidth: 3 }
  return {
    animation: !still,
    animationDuration: 200,
    animationDurationUpdate: 200,
    textStyle: { fontFamily: ink.font },
    tooltip: tooltipOf(ink, (feature) => byFeature.get(feature)?.says ?? ''),
    visualMap: {
      show: false,
      min: 0,
      max: Math.max(MANY, ...areas.map(({ value }) => value)),
      inRange: { color: [ink.least, ink.most] },
    },
    series: [
      {
        type: 'map',
        map,
        layoutCenter: ['50%', '50%'],
        layoutSize: FILLED * Math.min(width, height * aspect),
        roam: false,
        selectedMode: false,
        itemStyle: { areaColor: ink.empty, borderColor: ink.line, borderWidth: 0.8 },
        label: { ...label, show: false, formatter: ({ name }: { name: string }) => byFeature.get(name)?.name ?? '' },
        emphasis: {
          itemStyle: { areaColor: ink.chosen, borderColor: ink.text, borderWidth: 1.2 },
          label: { ...label, show: true, fontWeight: 600 },
        },
        data: [...byFeature].map(([name, { value, chosen, labelled }]) => ({
          name,
          value,
          label: { ...label, show: chosen || (labelled && value >= named) },
          ...(chosen && { itemStyle: { areaColor: ink.chosen, borderColor: ink.text, borderWidth: 1.6 } }),
        })),
      },
    ],
  }
}
