import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

test('lets so much in at a time, the others in the order they came; a failure lets the next one in', async () => {
  const inLine = createLimiter(2)
  const begun: number[] = []
  let working = 0
  let most = 0
  const work = (n: number) =>
    inLine(async () => {
      begun.push(n)
      working += 1
      most = Math.max(most, working)
      await new Promise((resume) => setImmediate(resume))
      working -= 1
      if (n === 1) throw new Error('on purpose')
      return n
    })
  const ended = await Promise.allSettled([1, 2, 3, 4, 5].map(work))
  expect(ended.map(({ status }) => status)).toEqual(['rejected', ...Array.from({ length: 4 }, () => 'fulfilled')])
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect({ most, working }).toEqual({ most: 2, working: 0 })
})
