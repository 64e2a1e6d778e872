/**
 * Vitest runs this before each test file. Whoever writes to console.error during a test has found a mistake. Files of a
 * worker share their modules and globals: what one of them put in place of something is taken back at its end.
 */
import { format } from 'node:util'
import { afterAll, afterEach, vi } from 'vitest'

let printed: string[] = []
const write = console.error

console.error = (...words: unknown[]) => {
  printed.push(format(...words))
  write(...words)
}

afterEach(() => {
  const [first] = printed
  printed = []
  if (first !== undefined) throw new Error(`console.error was called: ${first}`)
})

afterAll(() => {
  console.error = write
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetConfig()
})
