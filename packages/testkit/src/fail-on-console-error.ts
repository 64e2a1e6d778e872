/** Vitest setup file: whoever writes to console.error during a test has found a mistake. */
import { format } from 'node:util'
import { afterEach } from 'vitest'

let printed: string[] = []
const write = console.error.bind(console)

console.error = (...words: unknown[]) => {
  printed.push(format(...words))
  write(...words)
}

afterEach(() => {
  const [first] = printed
  printed = []
  if (first !== undefined) throw new Error(`console.error was called: ${first}`)
})
