import { describe, expect, it } from 'vitest'
import { createEventReader, pauseBefore } from './realtime.ts'

describe('the event reader', () => {
  it('puts events together however the network cut them', () => {
    const read = createEventReader()
    expect(read('retry: 2000\n\n: heartbeat\n\nevent: ready\nda')).toEqual([])
    expect(read('ta: {"name":"ready"}\n')).toEqual([])
    expect(read('\ndata: {"a":1}\n\ndata:{"b":2}\n\n')).toEqual(['{"name":"ready"}', '{"a":1}', '{"b":2}'])
  })
  it('joins the lines of one event and reads every kind of line break', () => {
    const read = createEventReader()
    expect(read('data: one\r')).toEqual([])
    expect(read('\ndata: two\r\n\r\n')).toEqual(['one\ntwo'])
  })
})

describe('the pause before a reconnection', () => {
  it('grows from about a second to half a minute and no further', () => {
    expect(pauseBefore(0, 0.5)).toBe(1000)
    expect(pauseBefore(3, 0.5)).toBe(8000)
    expect(pauseBefore(50, 0.5)).toBe(30_000)
  })
  it('differs between browsers', () => {
    expect(pauseBefore(4, 0)).toBeLessThan(pauseBefore(4, 1))
  })
})
