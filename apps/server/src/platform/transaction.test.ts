import { cloneDatabase, type TestDatabase } from '@portal/testkit/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, expectTypeOf, inject, test } from 'vitest'
import { createDatabase, type OpenDatabase } from './db/open.ts'
import { repo } from './db/repo.ts'
import { statement } from './db/statement.ts'
import { tables } from './db/tables.ts'
import { defineEvent, publish } from './events.ts'
import { createLog } from './log.ts'
import { createTransactor, type ReadTx, type Transactor, type Tx } from './transaction.ts'

let clone: TestDatabase
let database: OpenDatabase
let transactor: Transactor
beforeAll(async () => {
  clone = await cloneDatabase(inject('adminUrl'))
  database = createDatabase(clone.url, { log: createLog('silent') })
  transactor = createTransactor(database.db)
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const throttle = (tx: Tx) => tables<'throttle'>(tx)
const add = (tx: Tx, key: string) =>
  throttle(tx).insertInto('throttle').values({ key, count: 1, window_ends: new Date() }).execute()
const count = async (tx: ReadTx) => (await tables<'throttle'>(tx).selectFrom('throttle').select('key').execute()).length
const throttleRepo = repo(
  (tx: ReadTx) => ({ count: () => count(tx) }),
  (tx: Tx) => ({ add: (key: string) => add(tx, key) }),
)

describe('transactions', () => {
  test('What is thrown undoes everything', async () => {
    const undone = transactor.transact(async (tx) => {
      await add(tx, 'a')
      expect(await count(tx)).toBe(1)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await count(transactor.read)).toBe(0)
  })

  test('A transaction inside a transaction, and a read beside the running one, are refused', async () => {
    const nested = transactor.transact(() => transactor.transact(async () => 1))
    await expect(nested).rejects.toThrow('pass the outer tx on')
    const beside = transactor.transact(() => count(transactor.read))
    await expect(beside).rejects.toThrow('pass its tx on')
  })

  test('Two that wait for each other are both done in the end', async () => {
    await transactor.transact((tx) => add(tx, 'x'))
    await transactor.transact((tx) => add(tx, 'y'))
    const bump = (tx: Tx, key: string) =>
      throttle(tx).updateTable('throttle').set({ count: sql`count + 1` }).where('key', '=', key).execute()
    const both = Promise.withResolvers<void>()
    let holding = 0
    const crossing = async (first: string, second: string) =>
      transactor.transact(async (tx) => {
        await bump(tx, first)
        holding += 1
        if (holding === 2) both.resolve()
        await both.promise
        await bump(tx, second)
      })
    await Promise.all([crossing('x', 'y'), crossing('y', 'x')])
    const rows = await tables<'throttle'>(transactor.read).selectFrom('throttle').select('count').execute()
    expect(rows.map((row) => row.count)).toEqual([3, 3])
  })
})

describe('outside a transaction', () => {
  test('A repo has its reads alone; inside it has all, and a running transaction reads too', async () => {
    const outside = throttleRepo(transactor.read)
    expectTypeOf(outside).toEqualTypeOf<{ count: () => Promise<number> }>()
    expect(Object.keys(outside)).toEqual(['count'])
    const before = await outside.count()
    const inside = await transactor.transact(async (tx) => {
      await throttleRepo(tx).add('repo')
      return throttleRepo(tx).count()
    })
    expect(inside).toBe(before + 1)
    expectTypeOf<Tx>().toExtend<ReadTx>()
    expectTypeOf<ReadTx>().not.toExtend<Tx>()
    expectTypeOf(transactor.read).toEqualTypeOf<ReadTx>()
  })

  test('A write is an error of types, and is refused where somebody goes around them', async () => {
    const before = await count(transactor.read)
    // @ts-expect-error: what writes asks for a running transaction.
    const typed = () => add(transactor.read, 'z')
    await expect(async () => typed()).rejects.toThrow('InsertQueryNode outside a transaction')
    // @ts-expect-error: the repo has no writes outside a transaction.
    const missing = () => throttleRepo(transactor.read).add('z')
    expect(missing).toThrow('is not a function')
    // @ts-expect-error: an event is written with what it tells of.
    const event = () => publish(transactor.read, defineEvent('test.nothing'), {})
    await expect(event()).rejects.toThrow('"insert into" outside a transaction')
    expect(await count(transactor.read)).toBe(before)
  })

  test('SQL in words and writes in a `with` are looked at as well', async () => {
    const before = await count(transactor.read)
    const reads = tables<'throttle'>(transactor.read)
    const raw = sql`update throttle set count = 0`.execute(reads)
    await expect(raw).rejects.toThrow('"update throttle set" outside a transaction')
    const piece = sql`with gone as (${sql`delete from throttle returning 1`}) select * from gone`.execute(reads)
    await expect(piece).rejects.toThrow('"delete from" outside a transaction')
    const named = () =>
      reads
        .with('gone', (db) => db.deleteFrom('throttle').returning('key'))
        .selectFrom('gone')
        .selectAll()
        .execute()
    await expect(async () => named()).rejects.toThrow('DeleteQueryNode outside a transaction')
    expect(() => statement('update throttle set count = $1')).toThrow('outside a transaction')
    expect(await count(transactor.read)).toBe(before)
  })

  test('Rows cannot be locked: the lock would hold nothing', async () => {
    const rows = tables<'throttle'>(transactor.read).selectFrom('throttle').select('key')
    await expect(async () => rows.forUpdate().execute()).rejects.toThrow('ForUpdate outside a transaction')
    await expect(
      sql`select 1 from throttle for no key update`.execute(tables<'throttle'>(transactor.read)),
    ).rejects.toThrow('"for no key update" outside a transaction')
    const locked = await transactor.transact((tx) =>
      throttle(tx).selectFrom('throttle').select('key').forUpdate().execute(),
    )
    expect(locked).toHaveLength(await count(transactor.read))
  })
})
