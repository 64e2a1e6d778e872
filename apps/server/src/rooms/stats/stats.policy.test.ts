import { expect, test } from 'vitest'
import { dayOf } from '../../platform/clock.ts'
import { daysAfter, daysBetween, monthsUpTo, seenBy, standingBefore } from './stats.policy.ts'

test('A day begins at midnight in Shanghai, whatever the clock of the server says', () => {
  expect(dayOf(new Date('2026-01-31T15:59:59Z'))).toBe('2026-01-31')
  expect(dayOf(new Date('2026-01-31T16:00:00Z'))).toBe('2026-02-01')
})

test('Days and months follow one another over the ends of months and years', () => {
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28')
  expect(daysBetween('2025-12-30', '2026-01-02')).toEqual(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'])
  expect(monthsUpTo('2026-02-14', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsUpTo('2026-12-31', 1)).toEqual(['2026-12'])
})

test('What there was on days nobody counted is what there is now, less what came since', () => {
  const present = [
    { figure: 'enterprise', part: '', value: 10 },
    { figure: 'patent', part: '', value: 500 },
  ]
  const happened = [
    { figure: 'enterprise.certified', day: '2026-01-02', part: '', value: 3 },
    { figure: 'enterprise.certified', day: '2026-01-03', part: '', value: 2 },
  ]
  expect(standingBefore(present, happened, ['2026-01-01', '2026-01-02'])).toEqual([
    { figure: 'enterprise', day: '2026-01-01', part: '', value: 5 },
    { figure: 'enterprise', day: '2026-01-02', part: '', value: 8 },
  ])
})

test('Somebody sees the figures of what they may see, and ROOT all of them', () => {
  expect(seenBy({ roles: [], perms: ['review:read:any'] })).toEqual({
    figures: [],
    trends: ['review.submitted', 'review.approved', 'review.rejected'],
  })
  expect(seenBy({ roles: [], perms: ['dict:*:any'] })).toEqual({ figures: [], trends: [] })
  expect(seenBy({ roles: ['ROOT'], perms: [] }).figures).toHaveLength(6)
})
