import { expect, it } from 'vitest'
import { standApart } from './spot-places.ts'

const distance = (a: { x: number; y: number }, b: { x: number; y: number }, ratio: number) =>
  Math.hypot(a.x - b.x, (a.y - b.y) / ratio)

it('leaves hot-spots that stand apart where they are', () => {
  const points = [
    { x: 0.2, y: 0.3 },
    { x: 0.6, y: 0.7 },
  ]
  expect(standApart(points, 4 / 3, 0.05)).toEqual(points)
})

it('separates hot-spots that lie on each other, even exactly', () => {
  const crowd = [
    { x: 0.5, y: 0.5 },
    { x: 0.5, y: 0.5 },
    { x: 0.51, y: 0.5 },
  ]
  const [a, b, c] = standApart(crowd, 4 / 3, 0.05)
  if (!a || !b || !c) throw new Error('a hot-spot was lost')
  for (const pair of [[a, b] as const, [b, c] as const, [a, c] as const])
    expect(distance(...pair, 4 / 3)).toBeGreaterThan(0.045)
})

it('keeps hot-spots inside the picture', () => {
  const [corner] = standApart([{ x: 0, y: 1 }], 4 / 3, 0.05)
  expect(corner).toEqual({ x: 0.03, y: 0.97 })
})
