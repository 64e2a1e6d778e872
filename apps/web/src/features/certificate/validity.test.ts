import { describe, expect, test } from 'vitest'
import { daysLeft, validityOf } from './validity.ts'

const at = new Date('2026-11-21T20:00:00Z')

describe('the validity of a certificate', () => {
  test('is counted in days of Shanghai, where it is tomorrow already', () => {
    expect(daysLeft('2026-11-22', at)).toBe(0)
    expect(daysLeft('2026-11-21', at)).toBe(-1)
    expect(daysLeft('2027-01-21', at)).toBe(60)
  })

  test('ends after its last day, and is worth a word sixty days before', () => {
    expect(validityOf(null, at)).toBe('open')
    expect(validityOf('2026-11-21', at)).toBe('expired')
    expect(validityOf('2026-11-22', at)).toBe('soon')
    expect(validityOf('2027-01-21', at)).toBe('soon')
    expect(validityOf('2027-01-22', at)).toBe('valid')
  })
})
