import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, draftsAt, dropDraft, findDraft, isStored, keepDraft, unsentKeys } from './draft-store.ts'

/** What a browser's local storage does, as far as drafts need it. */
function memoryStorage(room = Number.POSITIVE_INFINITY) {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index: number) => [...values.keys()][index] ?? null,
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

const unsent = (value: unknown) => ({ value, typedAt: new Date().toISOString(), state: 'unsent' as const })
const [a, b] = ['a'.repeat(32), 'b'.repeat(32)]
const key = draftKey('7', 'basics:new', a)

describe('an unsent draft', () => {
  it('is offered to its author, as it was typed', () => {
    expect(keepDraft(key, unsent({ name: '谐波减速器', patents: ['1'] }))).toBe(true)
    expect(findDraft(key)?.value).toEqual({ name: '谐波减速器', patents: ['1'] })
    expect([...draftsAt('7', 'basics:new').keys()]).toEqual([a])
  })
  it('is offered to nobody else, and on no other form', () => {
    keepDraft(key, unsent({ name: 'pump' }))
    expect(draftsAt('8', 'basics:new').size).toBe(0)
    expect(draftsAt('7', 'basics:12').size).toBe(0)
    expect(draftsAt('7', 'price:1').size).toBe(0)
  })
  it('lies beside the other versions of its form, and is gone once it was dropped', () => {
    keepDraft(key, unsent('first'))
    keepDraft(draftKey('7', 'basics:new', b), unsent('second'))
    expect([...draftsAt('7', 'basics:new')].map(([, { value }]) => value)).toEqual(['first', 'second'])
    dropDraft(key)
    expect([...draftsAt('7', 'basics:new').keys()]).toEqual([b])
  })
  it('is not brought up again after ninety days, and takes no room then', () => {
    vi.useFakeTimers()
    keepDraft(key, unsent({ name: 'pump' }))
    vi.setSystemTime(Date.now() + 89 * 86_400_000)
    expect(unsentKeys('7')).toEqual([key])
    vi.setSystemTime(Date.now() + 2 * 86_400_000)
    expect(findDraft(key)).toBeNull()
    expect(unsentKeys('7')).toEqual([])
    expect(localStorage.length).toBe(0)
  })
  it('waits for the server until it is sent, and again once it was answered', () => {
    keepDraft(key, unsent('typed'))
    keepDraft(draftKey('8', 'basics:new', b), unsent('of somebody else'))
    expect(unsentKeys('7')).toEqual([key])
    keepDraft(key, { ...unsent('typed'), state: 'sent' })
    expect(unsentKeys('7')).toEqual([])
    keepDraft(key, { ...unsent(null), state: 'answered' })
    expect(unsentKeys('7')).toEqual([key])
  })
  it('of the time before there were versions becomes one, also what lay beside it', () => {
    const savedAt = new Date().toISOString()
    localStorage.setItem('draft:7:display', JSON.stringify({ value: 'alone', savedAt }))
    localStorage.setItem('draft:7:price:42', JSON.stringify({ value: 'first', savedAt }))
    localStorage.setItem('draft:7:price:42:aside2', JSON.stringify({ value: 'second', savedAt }))
    localStorage.setItem('draft:7:price:421', JSON.stringify({ value: 'of another product', savedAt }))
    expect([...draftsAt('7', 'price:42').values()].map(({ value }) => value)).toEqual(['first', 'second'])
    expect([...draftsAt('7', 'display:3').values()]).toEqual([{ value: 'alone', typedAt: savedAt, state: 'unsent' }])
    expect(localStorage.getItem('draft:7:price:42')).toBeNull()
    expect(localStorage.getItem('draft:7:price:421')).not.toBeNull()
    expect(draftsAt('7', 'price:42').size).toBe(2)
  })
  it('does no harm when it cannot be read', () => {
    localStorage.setItem(key, '{"value":')
    localStorage.setItem('draft:7:basics:new', '{"value":')
    expect(findDraft(key)).toBeNull()
    expect(draftsAt('7', 'basics:new').size).toBe(0)
  })
  it('is held by the page alone when the device is full, and says so', () => {
    vi.stubGlobal('localStorage', memoryStorage(10))
    expect(keepDraft(key, unsent('a long one'))).toBe(false)
    expect(isStored(key)).toBe(false)
    expect(findDraft(key)?.value).toBe('a long one')
    dropDraft(key)
    expect(findDraft(key)).toBeNull()
    expect(isStored(key)).toBe(true)
  })
})
