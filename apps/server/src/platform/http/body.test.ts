import { describe, expect, test } from 'vitest'
import { readJson } from './body.ts'
import { readQuery, UNREADABLE_QUERY } from './query.ts'
import { rangeOf } from './bytes.ts'

describe('reading requests', () => {
  test('Arrays in a query are understood indexed and repeated', () => {
    expect({ ...readQuery('t[0]=a&t[1]=b') }).toEqual({ t: ['a', 'b'] })
    expect({ ...readQuery('t=a&t=b&n=1+2') }).toEqual({ t: ['a', 'b'], n: '1 2' })
    expect({ ...readQuery('one[0]=a') }).toEqual({ one: ['a'] })
  })

  test('A query that is not UTF-8 is refused, and a name like __proto__ is only a name', () => {
    expect(readQuery('a=%ff')).toBe(UNREADABLE_QUERY)
    expect(Object.getPrototypeOf(readQuery('__proto__=1'))).toBeNull()
  })

  test('JSON cannot bring a prototype along, however it is spelt', () => {
    for (const key of ['__proto__', '\\u005f_proto__', '__\\u0070roto__']) {
      const parsed = readJson(Buffer.from(`{"a":{"${key}":{"b":1}},"c":2}`)) as { a: object; c: number }
      expect(Object.keys(parsed.a)).toEqual([])
      expect(parsed.c).toBe(2)
    }
  })

  test('What is not JSON, or not UTF-8, is refused with its own sentence', () => {
    expect(() => readJson(Buffer.from('{bad'))).toThrow(/not valid JSON/)
    expect(() => readJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(/not valid UTF-8/)
    expect(readJson(Buffer.from(' '))).toBeUndefined()
  })

  test('Ranges are met, cut to the end, or refused', () => {
    expect(rangeOf('bytes=0-9', 100)).toEqual({ start: 0, end: 9 })
    expect(rangeOf('bytes=90-', 100)).toEqual({ start: 90, end: 99 })
    expect(rangeOf('bytes=-10', 100)).toEqual({ start: 90, end: 99 })
    expect(rangeOf('bytes=50-500', 100)).toEqual({ start: 50, end: 99 })
    expect(rangeOf('bytes=100-', 100)).toBe('outside')
    expect(rangeOf('bytes=-0', 100)).toBe('outside')
    expect(rangeOf('bytes=0-1,4-5', 100)).toBeNull()
    expect(rangeOf(undefined, 100)).toBeNull()
  })
})
