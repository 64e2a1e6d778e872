import { expect, it } from 'vitest'
import { growth, viewCourse } from './view-course.ts'

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
    pavilion: 1,
    product: 2,
    visitors: 1,
  }))

it('draws a short time by days and a long one by months, losing nothing', () => {
  expect(viewCourse(days('2026-01-01', 30)).labels).toHaveLength(30)
  const year = viewCourse(days('2026-01-01', 365))
  expect([year.labels.length, year.labels[0], year.byDay]).toEqual([12, '2026-01', false])
  expect(year.pavilion.reduce((sum, one) => sum + one, 0)).toBe(365)
  expect(year.product[1]).toBe(56)
})

it('tells no growth over nothing', () => {
  expect([growth(5, 0), growth(15, 10), growth(0, 10)]).toEqual([null, 0.5, -1])
})
