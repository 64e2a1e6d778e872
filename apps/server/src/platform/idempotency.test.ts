import { AsyncLocalStorage } from 'node:async_hooks'
import { cloneDatabase, type TestDatabase } from '@portal/testkit/postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase, type OpenDatabase } from './db/open.ts'
import { tables } from './db/tables.ts'
import { fault } from './errors.ts'
import { createIdempotency, type Idempotency, type KeyedCall } from './idempotency.ts'
import { createLog } from './log.ts'
import { type Companion, createTransactor, type Transactor, type Tx } from './transaction.ts'

/** One process on the database. */
interface Process {
  database: OpenDatabase
  transactor: Transactor
  idempotency: Idempotency
}

let clone: TestDatabase
let one: Process
let other: Process

function openProcess(): Process {
  const log = createLog('silent')
  const database = createDatabase(clone.url, { log })
  const companions = new AsyncLocalStorage<Companion>()
  const transactor = createTransactor(database.db, companions)
  return { database, transactor, idempotency: createIdempotency({ transactor, companions, log }) }
}

beforeAll(async () => {
  clone = await cloneDatabase(inject('adminUrl'))
  one = openProcess()
  other = openProcess()
})
afterAll(async () => {
  await one.database.close()
  await other.database.close()
  await clone.drop()
})

let counted = 0
const newCall = (change: Partial<KeyedCall> = {}): KeyedCall => ({
  actor: 'user:1',
  key: `test-key-${(counted += 1)}`,
  endpoint: 'POST /api/thing',
  content: '{"name":"a"}',
  answer: (result) => result,
  ...change,
})

/** The work: a row under the call's key, as often as it is done. */
const mark = async (tx: Tx, { key }: KeyedCall): Promise<{ name: string }> => {
  const row = { key, count: 1, window_ends: new Date(Date.now() + 60_000) }
  await tables<'throttle'>(tx).insertInto('throttle').values(row).execute()
  return { name: key }
}
const doneIn = ({ transactor, idempotency }: Process, call: KeyedCall): Promise<{ name: string }> =>
  idempotency.perform(call, () => transactor.transact((tx) => mark(tx, call)))
const isDone = async ({ key }: KeyedCall): Promise<boolean> => {
  const found = tables<'throttle'>(one.transactor.read).selectFrom('throttle').select('key').where('key', '=', key)
  return (await found.execute()).length > 0
}
const rowOf = ({ actor }: KeyedCall) =>
  one.database.db.selectFrom('idempotency').selectAll().where('actor', '=', actor).executeTakeFirst()

describe('a call with a key', () => {
  test('is done once by two processes at the same moment, and answered alike', async () => {
    const call = newCall()
    const answers = await Promise.all([doneIn(one, call), doneIn(other, call), doneIn(one, call), doneIn(other, call)])
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ name: call.key })))
  })

  test('is told what the first answered though the work would now be refused before it begins', async () => {
    const call = newCall()
    await doneIn(one, call)
    const again = other.idempotency.perform(call, () => Promise.reject(fault('A0111')))
    expect(await again).toEqual({ name: call.key })
  })

  test('may be tried again after a refusal, which did nothing', async () => {
    const call = newCall()
    const refused = one.idempotency.perform(call, () =>
      one.transactor.transact(async (tx) => {
        await mark(tx, call)
        throw fault('A0400')
      }),
    )
    await expect(refused).rejects.toMatchObject({ code: 'A0400' })
    expect(await isDone(call)).toBe(false)
    expect(await doneIn(other, call)).toEqual({ name: call.key })
  })

  test('may be tried again after a refusal that came between two transactions', async () => {
    const call = newCall()
    const refused = one.idempotency.perform(call, async () => {
      await one.transactor.transact(async () => undefined)
      throw fault('A0400')
    })
    await expect(refused).rejects.toMatchObject({ code: 'A0400' })
    expect(await doneIn(other, call)).toEqual({ name: call.key })
  })

  test('is answered with what was put together after the commit, also the second time', async () => {
    const call = newCall({ answer: () => undefined })
    const doneWithMore = ({ transactor, idempotency }: Process) =>
      idempotency.perform(call, async () => ({ ...(await transactor.transact((tx) => mark(tx, call))), more: '其后' }))
    const first = await doneWithMore(one)
    expect(first).toEqual({ name: call.key, more: '其后' })
    expect(await doneWithMore(other)).toEqual(first)
  })

  test('is refused with another content or at another endpoint', async () => {
    const call = newCall()
    await doneIn(one, call)
    for (const change of [{ content: '{"name":"b"}' }, { endpoint: 'POST /api/other' }])
      await expect(doneIn(one, { ...call, ...change })).rejects.toMatchObject({ code: 'A0409', status: 409 })
  })

  test('is refused with another content that leaves nothing to be done, too', async () => {
    const call = newCall()
    await doneIn(one, call)
    const idle = other.idempotency.perform({ ...call, content: '{"name":"b"}' }, async () => ({ name: 'idle' }))
    await expect(idle).rejects.toMatchObject({ code: 'A0409' })
  })

  test('is another call for somebody else', async () => {
    const call = newCall()
    await doneIn(one, call)
    const theirs = { ...call, actor: 'user:2' }
    const work = () => one.transactor.transact(async () => 'theirs')
    expect(await one.idempotency.perform(theirs, work)).toBe('theirs')
  })

  test('whose answer is a secret, or longer than is kept, is told that it was done', async () => {
    for (const answer of ['secret', () => 'x'.repeat(70_000)] as const) {
      const call = newCall({ answer })
      await one.idempotency.perform<unknown>(call, async () => {
        await one.transactor.transact((tx) => mark(tx, call))
        return 'x'.repeat(70_000)
      })
      await expect(doneIn(other, call)).rejects.toMatchObject({ code: 'A0409', data: null })
    }
  })
})

describe('what is kept of a key', () => {
  test('tells neither the key nor the content nor the answer', async () => {
    const call = newCall({ actor: 'user:77', content: '{"name":"机密"}', answer: () => ({ name: '机密' }) })
    await one.idempotency.perform(call, () => one.transactor.transact(async () => ({ name: '机密' })))
    const row = await rowOf(call)
    const told = Buffer.concat([row?.key_hash, row?.fingerprint, row?.answer].map((part) => part ?? Buffer.alloc(0)))
    expect(row?.done).toBe(true)
    for (const secret of [call.key, '机密']) expect(told.includes(secret)).toBe(false)
  })

  test('is forgotten after a day, also before it is removed', async () => {
    const call = newCall({ actor: 'user:78' })
    const work = (answer: string) => () => one.transactor.transact(async () => answer)
    await one.idempotency.perform(call, work('first'))
    const age = (by: string) =>
      one.database.pool.query(`update idempotency set created_at = now() - $1::interval where actor = $2`, [
        by,
        call.actor,
      ])
    await age('23 hours')
    expect(await one.idempotency.perform(call, work('second'))).toBe('first')
    await age('25 hours')
    expect(await one.idempotency.perform(call, work('second'))).toBe('second')
    await one.idempotency.clean()
    expect(await rowOf(call)).toBeDefined()
    await age('25 hours')
    await one.idempotency.clean()
    expect(await rowOf(call)).toBeUndefined()
  })
})
