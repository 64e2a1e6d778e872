import { expect, test } from 'vitest'
import { budget, firstLoads } from '../bench/first-load.ts'

const loads = firstLoads()

test('the build knows the public pages', () => {
  expect(loads.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['website/home/home', 'website/product/product']),
  )
})

test.each(loads)('$page loads at most 100 kB of script and 12 kB of style', ({ scriptBytes, styleBytes }) => {
  expect(scriptBytes).toBeLessThanOrEqual(budget.scriptBytes)
  expect(styleBytes).toBeLessThanOrEqual(budget.styleBytes)
})
