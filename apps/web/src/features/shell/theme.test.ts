import { readFileSync } from 'node:fs'
import { theme as antdTheme } from 'antd'
import { expect, it } from 'vitest'
import { palettes, PRIMARY } from './theme-palette.ts'
import { RADIUS, shellTheme } from './theme.ts'

const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split(':root[data-theme="dark"]')

const valueIn = (part: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]+);`, 'i').exec(part)?.[1]

it.each([
  ['light', light],
  ['dark', dark],
] as const)('antd has the colours of the website in the %s theme', (name, part) => {
  for (const [token, value] of Object.entries(palettes[name]))
    expect([token, valueIn(part, token)]).toEqual([token, value])
})

it('keeps the primary colour exact and the corners as round', () => {
  for (const isDark of [false, true]) {
    const { token } = shellTheme(isDark)
    expect(token?.colorPrimary).toBe('#0366f2')
    expect(token?.borderRadius).toBe(Number.parseInt(/--radius: (\d+)px/.exec(light)?.[1] ?? '', 10))
  }
  expect(PRIMARY).toBe(valueIn(light, 'brand'))
  expect(RADIUS).toBe(10)
})

it('is not dimmed by the dark theme', () => {
  const { colorPrimary, colorLink, colorError } = antdTheme.getDesignToken(shellTheme(true))
  const { brand, bad } = palettes.dark
  expect({ colorPrimary, colorLink, colorError }).toEqual({ colorPrimary: PRIMARY, colorLink: brand, colorError: bad })
})
