import { expect, it } from 'vitest'
import { lifeOf } from './patent-life.ts'

const now = new Date('2026-11-20T08:00:00Z')
const invention = {
  legalStatus: 'in-force',
  filedOn: '2016-11-20',
  grantedOn: '2018-11-20',
  expiresOn: '2036-11-20',
} as const

it('measures what is left from the filing day to the last day', () => {
  const life = lifeOf(invention, now)
  expect(life).toMatchObject({ state: 'left', months: 120 })
  expect(life.state === 'left' && life.done).toBeCloseTo(0.5, 2)
  expect(life.state === 'left' && life.granted).toBeCloseTo(0.1, 2)
})

it('counts nothing for patents that are not granted, have lapsed, or ended', () => {
  expect(lifeOf({ ...invention, legalStatus: 'pending' }, now).state).toBe('not-started')
  expect(lifeOf({ ...invention, legalStatus: 'lapsed' }, now).state).toBe('over')
  expect(lifeOf({ ...invention, expiresOn: '2026-11-19' }, now).state).toBe('over')
})

it('says that it does not know where a day is missing', () => {
  expect(lifeOf({ ...invention, expiresOn: null }, now).state).toBe('unknown')
})

it('begins each day at midnight in Shanghai', () => {
  const ending = { ...invention, expiresOn: '2026-11-21' }
  expect(lifeOf(ending, new Date('2026-11-20T15:59:59Z')).state).toBe('left')
  expect(lifeOf(ending, new Date('2026-11-20T16:00:00Z')).state).toBe('over')
})
