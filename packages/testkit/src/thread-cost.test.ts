import { expect, test } from 'vitest'
import { sendWithinCost } from './thread-cost.ts'

/** Works for so many milliseconds of the processor, whoever else has it meanwhile. */
function work(milliseconds: number): void {
  const before = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= milliseconds * 1000) return
  }
}
const taking = (...each: number[]) => {
  let tried = 0
  return async () => {
    work(each[Math.min(tried, each.length - 1)] ?? 0)
    tried += 1
    return new Response(String(tried))
  }
}

test('a request that takes the processor for longer than its size allows is told, however often it is tried', async () => {
  const { fault } = await sendWithinCost(taking(70), 1_000)
  expect(fault).toMatch(/^took \d+ ms of the processor for 1000 bytes$/)
})

test('one that did so at first only, or is that large, is not', async () => {
  const { response, fault } = await sendWithinCost(taking(70, 1), 1_000)
  expect([await response.text(), fault]).toEqual(['1', null])
  expect((await sendWithinCost(taking(70), 1_000_000)).fault).toBeNull()
})
