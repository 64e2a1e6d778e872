/**
 * Where maps come from. The one place to put approved map data in: replace `load` by the approved GeoJSON (features with
 * `id` = division code and `properties.name` = the Chinese short name) and state its 审图号 in `approval`; pages then
 * show the number in place of the label 示意.
 *
 * The data is never simplified: that loses islands. The national map has to be registered under the name `china`:
 * ECharts then adds the inset of the South China Sea and 钓鱼岛.
 */

/** Boundaries as ECharts reads them, plain GeoJSON or in its own compact encoding. */
export interface Boundaries {
  features: { id: string; properties: { name: string } }[]
}

export interface MapSource {
  /** The name under which ECharts knows it. */
  name: string
  load(): Promise<Boundaries>
  /** How many digits of a feature's division code tell an area. */
  codeDigits: 2 | 4
  /** How many times as wide as high it is drawn; a little less is safe, more would cut off its edges. */
  aspect: number
  /** The 审图号 of the data; '' for data that may only be shown as schematic. */
  approval: string
}

/** What a map shows: the provinces of China, or the cities of Zhejiang. */
export type MapOf = 'china' | 'zhejiang'

export const mapSources: Record<MapOf, MapSource> = {
  china: {
    name: 'china',
    load: async () => (await import('./data/china.json')).default,
    codeDigits: 2,
    aspect: 1.25,
    approval: '',
  },
  zhejiang: {
    name: 'zhejiang',
    load: async () => (await import('./data/zhejiang.json')).default,
    codeDigits: 4,
    aspect: 1,
    approval: '',
  },
}
