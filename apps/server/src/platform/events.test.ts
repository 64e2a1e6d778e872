import { cloneDatabase, type TestDatabase } from '@portal/testkit/postgres'
import { until } from '@portal/testkit/until'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDatabase, type OpenDatabase } from './db/open.ts'
import { createEvents, defineEvent, type Events, publish } from './events.ts'
import { createLog } from './log.ts'
import { createTransactor, type Transactor } from './transaction.ts'

const pumped = defineEvent<{ n: number; text?: string }>('test.pumped')
const log = createLog('silent')

interface Process {
  database: OpenDatabase
  transactor: Transactor
  events: Events
  end(): Promise<void>
}

/** One process of several on the same database. */
function openProcess(url: string): Process {
  const database = createDatabase(url, { log, connections: 4 })
  const transactor = createTransactor(database.db)
  const connect = () => new pg.Client({ connectionString: url })
  const events = createEvents({ db: database.db, transactor, connect, log })
  return {
    database,
    transactor,
    events,
    async end() {
      await events.stop()
      await database.close()
    },
  }
}

let clone: TestDatabase
let one: Process
beforeEach(async () => {
  clone = await cloneDatabase(inject('adminUrl'))
  one = openProcess(clone.url)
})
afterEach(async () => {
  await one.end()
  await clone.drop()
})

const say = (n: number, text?: string) =>
  one.transactor.transact((tx) => publish(tx, pumped, text === undefined ? { n } : { n, text }))

describe('events', () => {
  test('A subscriber is told in order, and only of what was committed', async () => {
    const heard: number[] = []
    one.events.subscribe(pumped, 'reader', async (_tx, { n }) => void heard.push(n))
    await one.events.start()
    for (const n of [1, 2, 3]) await say(n)
    const undone = one.transactor.transact(async (tx) => {
      await publish(tx, pumped, { n: 99 })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await say(4)
    await until('the handler', async () => heard.length >= 4)
    expect(heard).toEqual([1, 2, 3, 4])
    await until('the deliveries to be struck off', async () => (await one.events.lag()).waiting === 0)
  })

  test('What a handler wrote is undone when it fails, and it is tried again', async () => {
    let tries = 0
    one.events.subscribe(pumped, 'clumsy', async (tx, { n }, meta) => {
      tries += 1
      await publish(tx, defineEvent<{ n: number }>('test.echo'), { n })
      if (meta.attempt === 1) throw new Error('not yet')
    })
    await one.events.start()
    await say(7)
    await until('the handler', async () => tries === 2)
    await until('the deliveries to be struck off', async () => (await one.events.lag()).waiting === 0)
    const echoes = await one.database.pool.query(`select 1 from event where name = 'test.echo'`)
    expect(echoes.rowCount).toBe(1)
  })

  test('What a killed process left is taken up by the next one', async () => {
    one.events.subscribe(pumped, 'reader', async () => undefined)
    await one.events.register()
    await say(5)
    const next = openProcess(clone.url)
    const heard: number[] = []
    next.events.subscribe(pumped, 'reader', async (_tx, { n }) => void heard.push(n))
    await next.events.start()
    await until('the handler', async () => heard.length === 1)
    await next.end()
    expect(heard).toEqual([5])
  })

  test('Two processes share the work and nothing is done twice', async () => {
    const two = openProcess(clone.url)
    const heard: number[] = []
    for (const { events } of [one, two]) {
      events.subscribe(pumped, 'reader', async (_tx, { n }) => void heard.push(n))
      await events.start()
    }
    await Promise.all(Array.from({ length: 40 }, (_, n) => say(n)))
    await until('the handler', async () => heard.length >= 40)
    await until('the deliveries to be struck off', async () => (await one.events.lag()).waiting === 0)
    await two.end()
    expect(heard.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n))
  })

  test('A broadcast reaches every process, however long it is, and survives a lost connection', async () => {
    const two = openProcess(clone.url)
    const heard: string[] = []
    let gaps = 0
    two.events.listen(pumped, ({ text }) => void heard.push(text ?? ''))
    two.events.onGap(() => void (gaps += 1))
    await two.events.start()
    const long = '泵'.repeat(9000)
    await say(1, long)
    await until('the handler', async () => heard.length === 1)
    await one.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()`,
    )
    await until('the handler', async () => gaps === 1)
    await say(2, 'again')
    await until('the handler', async () => heard.length === 2)
    await two.end()
    expect(heard).toEqual([long, 'again'])
  })
})
