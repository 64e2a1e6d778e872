import { cloneDatabase, createDatabase } from '@portal/testkit/postgres'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { checkDatabase } from './index.ts'

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

describe('the database of a test', () => {
  test('is a migrated clone of its own', async () => {
    const [first, second] = await Promise.all([cloneDatabase(inject('adminUrl')), cloneDatabase(inject('adminUrl'))])
    await query(first.url, 'create table mine (id int)')
    const [found] = await query<{ mine: boolean; migration: boolean }>(
      second.url,
      "select to_regclass('mine') is not null as mine, to_regclass('migration') is not null as migration",
    )
    expect(found).toEqual({ mine: false, migration: true })
    await Promise.all([first.drop(), second.drop()])
  })

  test('searches Chinese whatever the machine speaks', async () => {
    const { url, drop } = await cloneDatabase(inject('adminUrl'))
    const [found] = await query<{ vector: string }>(url, "select to_tsvector('simple', '专利 产品')::text as vector")
    expect(found?.vector).toBe("'专利':1 '产品':2")
    await expect(checkDatabase(url)).resolves.toBeUndefined()
    await drop()
  })
})

describe('a database of DATABASE_URL is refused with a sentence', () => {
  test('when it does not answer', async () => {
    await expect(checkDatabase('postgres://a:b@127.0.0.1:1/portal')).rejects.toThrow(
      /连接不上 DATABASE_URL .*Cannot reach the database that DATABASE_URL names, 127\.0\.0\.1:1\/portal/,
    )
  })

  test('when the address is no address', async () => {
    await expect(checkDatabase('postgres://a:b@[/x')).rejects.toThrow(/DATABASE_URL is not a valid address/)
  })

  test('when it is encoded in SQL_ASCII', async () => {
    const { url, drop } = await createDatabase(
      inject('adminUrl'),
      "template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'",
    )
    await expect(checkDatabase(url)).rejects.toThrow(/SQL_ASCII.*需要 UTF8.*but UTF8 is needed/)
    await drop()
  })

  test('when its locale sees no Chinese letters', async () => {
    const { url, drop } = await createDatabase(
      inject('adminUrl'),
      "template template0 encoding 'UTF8' locale_provider libc locale 'C'",
    )
    await expect(checkDatabase(url)).rejects.toThrow(/locale of the DATABASE_URL database does not know Chinese/)
    await drop()
  })
})
