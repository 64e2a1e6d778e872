import { messageKinds } from '@portal/contract/message'
import { describe, expect, it } from 'vitest'
import { howLongAgo, noticeText } from './notice-text.ts'

describe('a notice', () => {
  it.each(messageKinds)('of kind %s has words in both languages, also without parameters', (kind) => {
    for (const language of ['zh-cn', 'en'] as const) {
      const { title, text } = noticeText({ kind, params: {} }, language)
      expect(title).not.toBe('')
      expect(text).not.toMatch(/undefined/)
    }
  })
  it('tells which content of which product was rejected, and why', () => {
    const params = { product: 'HX-20', content: 'pictures', reason: '第 2 张图模糊' }
    const { title, text } = noticeText({ kind: 'content.rejected', params }, 'zh-cn')
    expect(title).toContain('HX-20')
    expect(title).toContain('详情图')
    expect(text).toContain('第 2 张图模糊')
  })
})

describe('the age of a notice', () => {
  const now = Date.parse('2026-05-10T08:00:00Z')
  it('is told in words for a week', () => {
    expect(howLongAgo('2026-05-10T07:59:30Z', 'en', now)).toBe('just now')
    expect(howLongAgo('2026-05-10T07:55:00Z', 'zh-cn', now)).toBe('5分钟前')
    expect(howLongAgo('2026-05-09T07:00:00Z', 'en', now)).toBe('yesterday')
    expect(howLongAgo('2026-04-01T07:00:00Z', 'en', now)).toBeNull()
  })
})
