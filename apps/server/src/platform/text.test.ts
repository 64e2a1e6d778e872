import { cloneDatabase, type TestDatabase } from '@portal/testkit/postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { queryTokens, searchQuery, searchVector } from './text.ts'

let clone: TestDatabase
let client: pg.Client
beforeAll(async () => {
  clone = await cloneDatabase(inject('adminUrl'))
  client = new pg.Client({ connectionString: clone.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await clone.drop()
})

async function finds(query: string, title: string, body = ''): Promise<boolean> {
  const asked = searchQuery(query)
  if (asked === null) return false
  const sql = 'select $1::tsvector @@ $2::tsquery as found'
  const answer = await client.query<{ found: boolean }>(sql, [searchVector({ A: title, C: body }), asked])
  return answer.rows[0]?.found ?? false
}

describe('words', () => {
  test('Titles are found by words, by parts of words and by single characters', async () => {
    const title = '一种高精度谐波减速器及其装配方法'
    for (const query of ['谐波减速器', '减速器', '高精度 减速器', '装配方法'])
      expect(await finds(query, title)).toBe(true)
    expect(await finds('泵', '智能离心水泵机组')).toBe(true)
    expect(await finds('水泵', '谐波减速器')).toBe(false)
  })

  test('Width, case and trade words make no difference', async () => {
    expect(await finds('ＡＢＣ-１２３', 'abc-123 磁力泵')).toBe(true)
    expect(await finds('5g', '5G 射频拉远单元')).toBe(true)
    expect(queryTokens('射频拉远单元')).toContain('射频拉远单元')
  })

  test('Quotes, operators and backslashes are data', async () => {
    for (const text of [`it's & | ! ( ) : * \\ <-> ''`, `'; drop table file; --`, '\\', "'"]) {
      expect(typeof (await finds(text, `${text} 泵`))).toBe('boolean')
    }
    expect(searchQuery('，。！')).toBeNull()
  })

  test('A very long text is indexed without complaint', async () => {
    const body = '离心泵与电机的热管理方案'.repeat(20_000)
    expect(await finds('热管理', '', body)).toBe(true)
  })
})
