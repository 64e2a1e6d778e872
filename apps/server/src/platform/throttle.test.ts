import { cloneDatabase, type TestDatabase } from '@portal/testkit/postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase, type OpenDatabase } from './db/open.ts'
import { createLog } from './log.ts'
import { createThrottle, type Throttle } from './throttle.ts'

let clone: TestDatabase
let database: OpenDatabase
let throttle: Throttle
beforeAll(async () => {
  clone = await cloneDatabase(inject('adminUrl'))
  database = createDatabase(clone.url, { log: createLog('silent') })
  throttle = createThrottle(database.db)
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

describe('throttle', () => {
  test('A burst in parallel is counted one by one', async () => {
    const limit = { limit: 5, windowSeconds: 60 }
    const answers = await Promise.all(Array.from({ length: 20 }, () => throttle.consume('burst', limit)))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5)
    expect(answers.find((answer) => answer !== 'ok')).toEqual({ retryAfter: 60 })
  })

  test('An attempt given back counts no longer, and a new window starts from nothing', async () => {
    const limit = { limit: 1, windowSeconds: 60 }
    expect(await throttle.consume('one', limit)).toBe('ok')
    await throttle.giveBack('one')
    expect(await throttle.consume('one', limit)).toBe('ok')
    expect(await throttle.consume('one', limit)).toEqual({ retryAfter: 60 })
    await database.pool.query("update throttle set window_ends = now() where key = 'one'")
    expect(await throttle.consume('one', limit)).toBe('ok')
  })
})
