import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { cloneDatabase, type TestDatabase } from '@portal/testkit/postgres'
import { until } from '@portal/testkit/until'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createDatabase, type OpenDatabase } from './db/open.ts'
import { defineEvent, publish } from './events.ts'
import { createLog } from './log.ts'
import { createTransactor } from './transaction.ts'

/** A version of the program: which of its subscribers are told of which events. */
type Version = Record<string, string[]>

const PUMPED = 'test.pumped'
const POURED = 'test.poured'
const script = fileURLToPath(import.meta.resolve('@portal/testkit/events-process'))

let clone: TestDatabase
let database: OpenDatabase
const running = new Set<Running>()
beforeEach(async () => {
  clone = await cloneDatabase(inject('adminUrl'))
  database = createDatabase(clone.url, { log: createLog('silent'), connections: 4 })
})
afterEach(async () => {
  for (const each of running) await each.end('SIGKILL')
  await database.close()
  await clone.drop()
})

interface Running {
  /** What it has printed so far. */
  output(): string
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts a process of a version; resolves when it delivers. */
async function start(by: string, version: Version): Promise<Running> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_)/.test(name)))
  const child = spawn(process.execPath, [script, by, JSON.stringify(version)], {
    env: { ...inherited, DATABASE_URL: clone.url },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (output += text))
  const exited = once(child, 'exit')
  const self: Running = {
    output: () => output,
    async end(signal) {
      running.delete(self)
      child.kill(signal)
      await exited
    },
  }
  running.add(self)
  await until(`${by} to deliver`, async () => {
    if (child.exitCode !== null) throw new Error(`${by} ended: ${output}`)
    return output.includes('ready\n')
  })
  return self
}

const say = (name: string, n: number) =>
  createTransactor(database.db).transact((tx) => publish(tx, defineEvent<{ n: number }>(name), { n }))

/** Between two events: a load that the processes can follow, so that what is measured is the update. */
const BETWEEN_MS = 40

/** Publishes both events with growing numbers until it is stopped. */
function publishing() {
  let next = 0
  let stopped = false
  const publishAll = async () => {
    while (!stopped) {
      const n = next
      next += 1
      await Promise.all([say(PUMPED, n), say(POURED, n), pause(BETWEEN_MS)])
    }
  }
  const done = publishAll()
  return {
    /** The number of the next two events. */
    next: () => next,
    /** Resolves when so many more have been published. */
    more: (count: number) => {
      const goal = next + count
      return until('more events', async () => next >= goal)
    },
    async stop() {
      stopped = true
      await done
      return next
    },
  }
}

/** Numbers that a subscriber was told of an event, in order. */
async function heard(subscriber: string, event: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select (payload->>'n')::int as n from event
     where name = 'test.heard' and payload->>'subscriber' = $1 and payload->>'event' = $2 order by 1`,
    [subscriber, event],
  )
  return rows.map(({ n }) => n)
}
const counted = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

const delivered = () =>
  until('all deliveries', async () => {
    const { rows } = await database.pool.query<{ waiting: number }>(
      'select count(*)::int as waiting from event_delivery',
    )
    return rows[0]?.waiting === 0
  })

const OLD: Version = { reader: [PUMPED], clerk: [PUMPED] }
const NEW: Version = { reader: [PUMPED, POURED], counter: [PUMPED] }

test('An update that is rolled loses no event and tells nobody twice, whichever version starts last', async () => {
  const first = await start('first', OLD)
  const second = await start('second', OLD)
  const load = publishing()
  await load.more(20)
  await second.end('SIGTERM')
  const updated = await start('updated', NEW)
  const known = load.next()
  await load.more(20)
  await first.end('SIGKILL')
  await load.more(20)
  const back = await start('back', OLD)
  await load.more(20)
  await updated.end('SIGTERM')
  await load.more(20)
  await start('updated again', NEW)
  await load.more(20)
  const all = await load.stop()
  await delivered()
  await back.end('SIGTERM')

  expect(await heard('reader', PUMPED)).toEqual(counted(0, all))
  expect(await heard('clerk', PUMPED)).toEqual(counted(0, all))
  for (const [subscriber, event] of [
    ['counter', PUMPED],
    ['reader', POURED],
  ] as const) {
    const numbers = await heard(subscriber, event)
    expect(numbers.filter((n) => n >= known)).toEqual(counted(known, all))
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})

test('What only a killed version knows waits for its restart, while the other goes on', async () => {
  await start('old', OLD)
  const only = await start('new', NEW)
  const load = publishing()
  await load.more(30)
  await only.end('SIGKILL')
  await load.more(30)
  const all = await load.stop()
  await until('the other version', async () => (await heard('clerk', PUMPED)).length === all)
  expect((await heard('counter', PUMPED)).length).toBeLessThan(all)
  await start('another old one', OLD)
  await start('new again', NEW)
  await delivered()
  expect(await heard('counter', PUMPED)).toEqual(counted(0, all))
  expect(await heard('reader', POURED)).toEqual(counted(0, all))
})

/** As if the last process that held a subscriber had ended some days ago. */
async function age(subscriber: string, days: number): Promise<void> {
  await database.pool.query(
    'update event_subscriber set seen_at = now() - make_interval(days => $2) where subscriber = $1',
    [subscriber, days],
  )
}

const subscribers = async () =>
  (await database.pool.query('select distinct subscriber from event_subscriber order by 1')).rows.map(
    (row: { subscriber: string }) => row.subscriber,
  )

test('A subscription that no process has held for a fortnight is given up by name, and a younger one is kept', async () => {
  const old = await start('old', { clerk: [PUMPED], reader: [PUMPED] })
  await old.end('SIGTERM')
  await say(PUMPED, 1)
  await say(PUMPED, 2)
  await age('clerk', 13)
  const young = await start('young', { reader: [PUMPED] })
  await until('the reader', async () => (await heard('reader', PUMPED)).length === 2)
  expect(await subscribers()).toEqual(['clerk', 'reader'])
  expect(young.output()).not.toContain('clerk')
  await young.end('SIGTERM')

  await age('clerk', 15)
  await age('reader', 15)
  const late = await start('late', { reader: [PUMPED] })
  await delivered()
  expect(await subscribers()).toEqual(['reader'])
  const line = late
    .output()
    .split('\n')
    .find((one) => one.includes('clerk'))
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 50, event: PUMPED, subscriber: 'clerk', deliveries: 2 })
  await say(PUMPED, 3)
  await until('the reader', async () => (await heard('reader', PUMPED)).length === 3)
})

test('A migration renames a subscriber, and what waited for the old name is told under the new one', async () => {
  const old = await start('old', { clerk: [PUMPED], scribe: [POURED] })
  await old.end('SIGKILL')
  await say(PUMPED, 1)
  await database.pool.query(`select rename_event_subscriber('clerk', 'scribe')`)
  expect(await subscribers()).toEqual(['scribe'])
  await say(PUMPED, 2)
  await start('new', { scribe: [PUMPED, POURED] })
  await delivered()
  expect(await heard('scribe', PUMPED)).toEqual([1, 2])
  expect(await heard('clerk', PUMPED)).toEqual([])
})
