import { productPage } from '@portal/contract/product'
import { productDocuments } from '@portal/contract/product-document'
import { patentNumber, publishProduct, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../../platform/db/tables.ts'
import { FILING_NO } from './product-basics.policy.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** What a visitor finds who types this. */
async function find(keywords: string) {
  const { list, total, patent } = await world.anonymous.call(productPage, { query: { keywords } })
  return { ids: list.map(({ id }) => id), total, patent: patent?.number ?? null }
}

test('a patent’s number, however it is written, finds the products that it protects', async () => {
  const { demo, operator } = world.as
  const { id: patentId, number } = await registerPatent(demo, enterprises.ours, '一种按号查找的叶轮')
  const ids = [
    await publishProduct(demo, operator, { patents: [{ patentId }] }),
    await publishProduct(demo, operator, { patents: [{ patentId }] }),
  ]
  await publishProduct(demo, operator, {})
  const [, year, type, serial, check] = /^CN(\d{4})(\d)(\d{7})\.(.)$/.exec(number) ?? []
  const written = [
    number,
    `ZL ${year} ${type} ${serial}.${check}`,
    `zl${year}${type}${serial}.${check}`,
    `CN${year}${type}${serial}${check}`,
    `${year}${type}${serial}`,
  ]
  for (const keywords of written) {
    const found = await find(keywords)
    expect([keywords, found.ids.toSorted(), found.total, found.patent]).toEqual([keywords, ids.toSorted(), 2, number])
  }
  const other = { keywords: number, enterprise: world.ids.enterprises.theirs }
  expect((await world.anonymous.call(productPage, { query: other })).total).toBe(0)
})

test('an unknown number, a wrong one, and one of a patent that is not public find nothing', async () => {
  const secret = await registerPatent(world.as.demo, enterprises.ours, '一种未公开的叶轮')
  const wrong = secret.number.replace(/.$/, (check) => (check === '1' ? '2' : '1'))
  for (const keywords of [patentNumber(), wrong, secret.number])
    expect([keywords, await find(keywords)]).toEqual([keywords, { ids: [], total: 0, patent: null }])
})

test('among thousands, the product of a filing number is found by the index of these numbers', async () => {
  await world.pool.query(
    `with added as (
      insert into content (subject, subject_id, kind, status, newest_revision, updated_at, updated_by)
        select 'product', 1000000 + n, 'basics', '5', 1, now(), $1 from generate_series(1, 5000) n returning *)
    insert into content_revision (subject, subject_id, kind, revision, document, created_by, created_at)
      select subject, subject_id, kind, 1, jsonb_build_object('filingNo', 'ba-' || subject_id), $1, now() from added`,
    [world.ids.people.demo],
  )
  await world.pool.query('analyze content, content_revision')
  const contents = world.portal.rooms.content.contents.of({ subject: 'product', schemas: productDocuments })
  await world.portal.platform.transactor.transact(async (tx) => {
    const found = await contents.byField(tx, FILING_NO, ['BA-1000017', 'BA-1004999', 'BA-1'])
    expect([...found]).toEqual([
      ['BA-1000017', ['1000017']],
      ['BA-1004999', ['1004999']],
    ])
    const { rows } = await sql<{ scans: string }>`
      select pg_stat_get_xact_numscans('content_revision_filing_no'::regclass) as scans`.execute(tables<never>(tx))
    expect(Number(rows[0]?.scans)).toBeGreaterThan(0)
  })
})
