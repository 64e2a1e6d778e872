import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropDraft, findDraft, keepAside, keepDraft } from './drafts.ts'

/** What a browser's local storage does, as far as drafts need it. */
function memoryStorage(room = Number.POSITIVE_INFINITY) {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  }
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an unsent draft', () => {
  it('is offered to its author, as it was typed', () => {
    expect(keepDraft('7', 'basics:new', { name: '谐波减速器', patents: ['1'] })).toBe(true)
    expect(findDraft('7', 'basics:new')?.value).toEqual({ name: '谐波减速器', patents: ['1'] })
  })
  it('is offered to nobody else, and on no other form', () => {
    keepDraft('7', 'basics:new', { name: 'pump' })
    expect(findDraft('8', 'basics:new')).toBeNull()
    expect(findDraft('7', 'basics:12')).toBeNull()
  })
  it('is gone once it was dropped', () => {
    keepDraft('7', 'basics:new', { name: 'pump' })
    dropDraft('7', 'basics:new')
    expect(findDraft('7', 'basics:new')).toBeNull()
  })
  it('is not brought up again after a month', () => {
    vi.useFakeTimers()
    keepDraft('7', 'basics:new', { name: 'pump' })
    vi.setSystemTime(Date.now() + 31 * 86_400_000)
    expect(findDraft('7', 'basics:new')).toBeNull()
  })
  it('lies beside others that wait for an answer; the oldest makes room for a sixth', () => {
    const hourAgo = Date.now() - 3_600_000
    const at = (minute: number) => new Date(hourAgo + minute * 60_000)
    const places = [1, 2, 3, 4, 5].map((one) => keepAside('7', 'basics:new', { value: one, savedAt: at(one) }))
    expect(new Set(places).size).toBe(5)
    expect(keepAside('7', 'basics:new', { value: 6, savedAt: at(6) })).toBe(places[0])
    const left = places.map((place = '') => findDraft('7', place))
    expect(left.map((draft) => draft?.value)).toEqual([6, 2, 3, 4, 5])
    expect(left[1]?.savedAt).toEqual(at(2))
    expect(findDraft('7', 'basics:new')).toBeNull()
    vi.stubGlobal('localStorage', memoryStorage(10))
    expect(keepAside('7', 'basics:new', { value: 'a long one', savedAt: at(7) })).toBeUndefined()
  })
  it('does no harm when it cannot be read or the device is full', () => {
    localStorage.setItem('draft:7:basics:new', '{"value":')
    expect(findDraft('7', 'basics:new')).toBeNull()
    vi.stubGlobal('localStorage', memoryStorage(10))
    expect(keepDraft('7', 'basics:new', { name: 'a long one' })).toBe(false)
  })
})
