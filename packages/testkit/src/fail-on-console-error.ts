/** Vitest setup file: whoever writes to console.error during a test has found a mistake. */
import { format } from 'node:util'
import { afterEach } from 'vitest'

let said: string[] = []
const write = console.error.bind(console)

console.error = (...words: unknown[]) => {
  said.push(format(...words))
  write(...words)
}

afterEach(() => {
  const [first] = said
  said = []
  if (first !== undefined) throw new Error(`console.error was called: ${first}`)
})
