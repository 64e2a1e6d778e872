/** What the chosen theme colour makes of the shell: what is filled with it, and the readable sister its words are written in. */
import { contrast, mix, SHAPE, standingOut, TEXT, tints } from './theme-tints.ts'
import { type Mode, palettes, PRIMARY } from './theme-palette.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'

export interface ThemeColours {
  /** The theme colour itself, for surfaces of one colour, and the words on them. */
  fill: string
  onFill: string
  /** Under the pointer, and pressed: each further away from the words on it. */
  fillHover: string
  fillActive: string
  /** What is written or drawn in the theme colour on the page. */
  brand: string
  /** The same on a tint, and under the pointer. */
  strong: string
  soft: string
  line: string
  /** Ticked boxes, switches, sliders: seen on the page, and white is seen on them. */
  control: string
  tints: string[]
}

/** Brand, strong, soft and line: as designed for the product's own colour, derived for any other. */
function sisters(fill: string, mode: Mode): Pick<ThemeColours, 'brand' | 'strong' | 'soft' | 'line'> {
  const palette = palettes[mode]
  const grounds = [palette.surface, palette.paper, palette['surface-2']]
  if (fill === PRIMARY) {
    const { brand, 'brand-strong': strong, 'brand-soft': soft, 'brand-line': line } = palette
    return { brand, strong, soft, line }
  }
  const end = mode === 'light' ? BLACK : WHITE
  const faint = tints(fill, mode)
  const soft = mode === 'light' ? (faint[8] ?? fill) : mix(fill, palette.surface, 0.82)
  const line = mode === 'light' ? (faint[6] ?? fill) : mix(fill, palette.surface, 0.55)
  const brand = standingOut(fill, grounds, end)
  return { brand, strong: standingOut(mix(brand, end, 0.16), [...grounds, soft], end), soft, line }
}

/** A shape that is seen on the surface and on which white is seen; black and white both leave room for one. */
function controlOf(fill: string, surface: string): string {
  const light = standingOut(fill, [WHITE], BLACK, SHAPE)
  return contrast(light, surface) >= SHAPE ? light : standingOut(light, [surface], WHITE, SHAPE)
}

/** The colours of the shell for a theme colour (`#rrggbb`) by day or by night. */
export function themeColours(themeColor: string, mode: Mode): ThemeColours {
  const fill = themeColor.toLowerCase()
  const onFill = contrast(fill, WHITE) >= TEXT ? WHITE : BLACK
  const away = onFill === WHITE ? BLACK : WHITE
  return {
    ...sisters(fill, mode),
    fill,
    onFill,
    fillHover: mix(fill, away, 0.16),
    fillActive: mix(fill, away, 0.3),
    control: controlOf(fill, palettes[mode].surface),
    tints: tints(fill, mode),
  }
}
