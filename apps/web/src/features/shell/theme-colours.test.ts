import { describe, expect, it } from 'vitest'
import { themeColours } from './theme-colours.ts'
import { palettes } from './theme-palette.ts'
import { contrast, SHAPE, TEXT } from './theme-tints.ts'

const chosen = [
  '#0366F2',
  '#4080ff',
  '#626aef',
  '#ff4500',
  '#ff8c00',
  '#00ced1',
  '#1e90ff',
  '#c71585',
  '#ffd700',
  '#ffffff',
  '#000000',
  '#777777',
  '#000080',
  '#00ff00',
]

describe.each(['light', 'dark'] as const)('in the %s theme', (mode) => {
  const { surface, paper, 'surface-2': raised } = palettes[mode]

  it.each(chosen)('what is written in %s can be read', (colour) => {
    const { brand, strong, soft } = themeColours(colour, mode)
    for (const ground of [surface, paper]) expect(contrast(brand, ground)).toBeGreaterThanOrEqual(TEXT)
    for (const ground of [surface, paper, raised, soft]) expect(contrast(strong, ground)).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(chosen)('what stands on %s can be read, also under the pointer', (colour) => {
    const { fill, fillHover, fillActive, onFill } = themeColours(colour, mode)
    expect(fill).toBe(colour.toLowerCase())
    for (const ground of [fill, fillHover, fillActive]) expect(contrast(onFill, ground)).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(chosen)('a ticked box in %s is seen, and so is its tick', (colour) => {
    const { control } = themeColours(colour, mode)
    expect(contrast(control, surface)).toBeGreaterThanOrEqual(SHAPE)
    expect(contrast(control, '#ffffff')).toBeGreaterThanOrEqual(SHAPE)
  })
})

it('the colour under the pointer is darker by day, not lighter', () => {
  const { fill, fillHover, fillActive } = themeColours('#0366F2', 'light')
  const onWhite = [fill, fillHover, fillActive].map((colour) => contrast(colour, '#ffffff'))
  expect(onWhite).toEqual(onWhite.toSorted((one, other) => one - other))
})
