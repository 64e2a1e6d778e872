import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Bar {
  className: string
  isConnected: boolean
  style: Record<string, string>
}
let bars: Bar[] = []
const width = (): number => Number(/scaleX\((.+)\)/.exec(bars[0]?.style['transform'] ?? '')?.[1])

/** A document with a body that takes bars, and nothing more. */
async function openPage() {
  bars = []
  const append = (bar: Bar): void => void bars.push(Object.assign(bar, { isConnected: true }))
  const createElement = () => ({ className: '', isConnected: false, style: {}, setAttribute: () => undefined })
  vi.stubGlobal('document', { createElement, body: { append } })
  vi.resetModules()
  return await import('./progress.ts')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the progress bar', () => {
  it('has the constants of the specification', async () => {
    const { progressConstants } = await openPage()
    expect(progressConstants).toEqual({
      easing: 'ease',
      speed: 500,
      showSpinner: false,
      trickleSpeed: 200,
      minimum: 0.3,
    })
  })

  it('begins at the minimum, goes on every 200 ms and never arrives by itself', async () => {
    const { progress } = await openPage()
    progress.start()
    expect(bars).toHaveLength(1)
    expect(bars[0]?.style).toMatchObject({ opacity: '1', transition: 'transform 500ms ease, opacity 500ms ease' })
    expect(width()).toBe(0.3)
    vi.advanceTimersByTime(199)
    expect(width()).toBe(0.3)
    vi.advanceTimersByTime(1)
    expect(width()).toBeGreaterThan(0.3)
    vi.advanceTimersByTime(600_000)
    expect(width()).toBeLessThan(1)
  })

  it('arrives when it is done, and is gone after 500 ms', async () => {
    const { progress } = await openPage()
    progress.start()
    progress.done()
    expect(width()).toBe(1)
    expect(bars[0]?.style['opacity']).toBe('1')
    vi.advanceTimersByTime(500)
    expect(bars[0]?.style).toMatchObject({ opacity: '0', transform: 'scaleX(0)' })
    vi.advanceTimersByTime(10_000)
    expect(width()).toBe(0)
  })

  it('is one, however often it begins, and stays for a navigation that follows at once', async () => {
    const { progress } = await openPage()
    progress.start()
    progress.start()
    progress.done()
    progress.start()
    vi.advanceTimersByTime(500)
    expect(bars).toHaveLength(1)
    expect(bars[0]?.style['opacity']).toBe('1')
    progress.done()
    progress.done()
    expect(width()).toBe(1)
  })
})
