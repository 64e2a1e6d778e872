import { expect, it } from 'vitest'
import { placeCallouts, standingApart } from './callouts.ts'

const sideways = [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => ({ x, y: 0.3 + x * 0.4 }))
const placed = (spots: typeof sideways) => placeCallouts(spots, spots).filter((place) => place !== null)
const upwards = [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => ({ x: 0.5, y }))

it('puts names above and below what comes apart sideways, none over another', () => {
  const places = placed(sideways)
  for (const hangs of [true, false]) {
    const row = places.filter((place) => place.hangs === hangs).toSorted((a, b) => a.x - b.x)
    for (const [index, place] of row.entries()) expect(place.x - (row[index - 1]?.x ?? -1)).toBeGreaterThan(0.25)
  }
  expect(new Set(places.map(({ hangs }) => hangs)).size).toBe(2)
})

it('puts names at the sides of what comes apart upwards', () => {
  const places = placed(upwards)
  expect(new Set(places.map(({ side }) => side))).toEqual(new Set(['left', 'right']))
  expect(places.every(({ x }) => x === 0.25 || x === 0.75)).toBe(true)
})

it('leaves a name out rather than crowd its row', () => {
  const crowd = [0.3, 0.32, 0.34, 0.36].map((x) => ({ x, y: 0.5 }))
  expect(placed(crowd)).toHaveLength(2)
})

it('keeps every name inside the picture', () => {
  for (const spots of [sideways, upwards])
    for (const { x, y } of placed(spots)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(1)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThanOrEqual(1)
    }
})

it('names parts that stand apart, the first ranked first', () => {
  const ranked = [
    { x: 0.5, y: 0.5 },
    { x: 0.52, y: 0.5 },
    { x: 0.9, y: 0.1 },
  ]
  expect(standingApart(ranked, (spot) => spot, 5)).toEqual([ranked[0], ranked[2]])
})
