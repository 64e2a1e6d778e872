import { expect, it } from 'vitest'
import { fittingCount } from './use-fitting.ts'

it.each([
  [[100, 100, 100], 300, 3],
  [[100, 100, 100], 299, 2],
  [[100, 100, 100], 260, 2],
  [[100, 100, 100], 259, 1],
  [[100, 100], 90, 0],
  [[], 0, 0],
])('of entries %j wide, room for %i shows %i beside the button for the rest', (widths, space, shown) => {
  expect(fittingCount(widths, 60, space)).toBe(shown)
})
