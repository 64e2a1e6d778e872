import { cloneDatabase, type TestDatabase } from '@portal/testkit/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase, type OpenDatabase } from './db/open.ts'
import { tables } from './db/tables.ts'
import { createLog } from './log.ts'
import { createTransactor, type Transactor, type Tx } from './transaction.ts'

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
const count = async (tx: Tx) => (await throttle(tx).selectFrom('throttle').select('key').execute()).length

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
    let both = 0
    const crossing = async (first: string, second: string) =>
      transactor.transact(async (tx) => {
        await bump(tx, first)
        both += 1
        while (both < 2) await new Promise((resume) => setTimeout(resume, 5))
        await bump(tx, second)
      })
    await Promise.all([crossing('x', 'y'), crossing('y', 'x')])
    const rows = await throttle(transactor.read).selectFrom('throttle').select('count').execute()
    expect(rows.map((row) => row.count)).toEqual([3, 3])
  })
})
