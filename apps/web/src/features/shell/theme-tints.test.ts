import { describe, expect, it } from 'vitest'
import { contrast, mix, standingOut, TEXT, tints } from './theme-tints.ts'

describe('the nine tints of #0366F2', () => {
  it('fade into white by day', () => {
    expect(tints('#0366F2', 'light')).toEqual(
      '#1c75f3 #3585f5 #4f94f6 #68a3f7 #81b3f9 #9ac2fa #b3d1fb #cde0fc #e6f0fe'.split(' '),
    )
  })
  it('fade into near black by night', () => {
    expect(tints('#0366F2', 'dark')).toEqual(
      '#055edc #0756c6 #084eb0 #0a4599 #0c3d83 #0e356d #0f2d57 #112541 #131d2b'.split(' '),
    )
  })
})

it('tells the contrast of two colours as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#0366F2', '#304156')).toBeCloseTo(2.08, 2)
  expect(contrast('#bfcbd9', '#304156')).toBeCloseTo(6.3, 1)
})

it('leaves a readable colour alone and moves another no further than it must', () => {
  expect(standingOut('#0366f2', ['#ffffff'], '#000000')).toBe('#0366f2')
  const gold = standingOut('#ffd700', ['#ffffff'], '#000000')
  expect(contrast(gold, '#ffffff')).toBeGreaterThanOrEqual(TEXT)
  expect(contrast(mix(gold, '#ffd700', 0.1), '#ffffff')).toBeLessThan(TEXT)
})
