import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDatabase, type TestDatabase } from '@portal/testkit/postgres'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createDatabase(inject('adminUrl'), 'template template0')
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const run = () => migrate(database.url, pathToFileURL(`${folder}/`))

async function tablesNow(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const found = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  await client.end()
  return found.rows.map((row) => row.name)
}

describe('migrations', () => {
  test('Each is applied once and in order, also when several processes start at the same time', async () => {
    await write('0001_one.sql', 'create table one (id int)')
    await write('0002_two.sql', 'alter table one rename to two')
    const applied = await Promise.all([run(), run(), run()])
    expect(applied.flat()).toEqual(['0001_one.sql', '0002_two.sql'])
    expect(await tablesNow()).toEqual(['migration', 'two'])
    expect(await run()).toEqual([])
  })

  test('One that fails leaves nothing of itself', async () => {
    await write('0001_one.sql', 'create table one (id int)')
    await write('0002_bad.sql', 'create table half (id int); select broken')
    await expect(run()).rejects.toThrow('0002_bad.sql')
    expect(await tablesNow()).toEqual(['migration', 'one'])
  })

  test('One that was changed afterwards, or that only a newer program knows, stops the start with a sentence', async () => {
    await write('0001_one.sql', 'create table one (id int)')
    await run()
    await write('0001_one.sql', 'create table one (id bigint)')
    await expect(run()).rejects.toThrow(/0001_one\.sql.* \/ .*changed/)
    await rm(join(folder, '0001_one.sql'))
    await expect(run()).rejects.toThrow(/newer version/)
  })
})
