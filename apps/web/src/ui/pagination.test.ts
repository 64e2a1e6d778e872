import { expect, it } from 'vitest'
import { pageNumbers } from './pagination.tsx'

it('shows the ends and the neighbours, with gaps between', () => {
  expect(pageNumbers(6, 12)).toEqual([1, 0, 5, 6, 7, 0, 12])
})

it('shows a single missing page instead of a gap', () => {
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 0, 12])
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
})
