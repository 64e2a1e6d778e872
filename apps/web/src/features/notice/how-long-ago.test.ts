import { describe, expect, it } from 'vitest'
import { howLongAgo } from './how-long-ago.ts'

describe('the age of a notice', () => {
  const now = Date.parse('2026-05-10T08:00:00Z')
  it('is told in words for a week', () => {
    expect(howLongAgo('2026-05-10T07:59:30Z', 'en', now)).toBe('just now')
    expect(howLongAgo('2026-05-10T07:55:00Z', 'zh-cn', now)).toBe('5分钟前')
    expect(howLongAgo('2026-05-09T07:00:00Z', 'en', now)).toBe('yesterday')
    expect(howLongAgo('2026-04-01T07:00:00Z', 'en', now)).toBeNull()
  })
})
