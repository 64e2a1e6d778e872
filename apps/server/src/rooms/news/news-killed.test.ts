import { noticePage, noticeSend } from '@portal/contract/news-notice'
import { type Client, createClient } from '@portal/testkit/client'
import { databaseQuiet, holdRows } from '@portal/testkit/held-row'
import { type KillableInstallation, type Killable, openKillableInstallation } from '@portal/testkit/killable'
import { notice } from '@portal/testkit/valid-requests/news'
import { until } from '@portal/testkit/until'
import { populate } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Enough that sending takes many batches. */
const ENTERPRISES = 1_500
/** On a busy machine the sending and the start after it take their time. */
const PATIENCE_MS = 50_000
let installation: KillableInstallation
let alive: Killable
let token = ''

const operator = (): Client => createClient(alive.origin, token)
const newest = async () => (await operator().call(noticePage, { query: {} })).list[0]

/** Approved enterprises, each with one member, written as rows: certifying them one by one is another test's business. */
async function fill(): Promise<void> {
  await installation.pool.query(
    `with made as (
       insert into organisation (name) select '批量企业' || n from generate_series(1, $1) n returning id, name
     ), people as (
       insert into user_account (username, password_hash, nickname, organisation_id)
       select 'batch' || id, 'none', name, id from made
     )
     insert into enterprise_public
     select (jsonb_populate_record(one, jsonb_build_object('id', made.id, 'name', made.name, 'uscc', 'K' || made.id))).*
     from enterprise_public one, made where one.id = (select min(id) from enterprise_public)`,
    [ENTERPRISES],
  )
}

beforeAll(async () => {
  installation = await openKillableInstallation()
  alive = await installation.start()
  const { as } = await populate({ origin: alive.origin, pool: installation.pool })
  token = as.operator.token ?? ''
  await fill()
}, 180_000)
afterAll(() => installation.close())

/** Holds a member of one of the last enterprises: whoever writes to them waits, so the sending cannot end by itself. */
const holdBack = () =>
  holdRows(installation.pool, `select from user_account where username like 'batch%' order by id desc limit 1`)

test('killed while it sends, a notice goes on at the next start: everybody hears of it, nobody twice', {
  timeout: 180_000,
}, async () => {
  const release = await holdBack()
  const { id } = await operator().call(noticeSend, { body: notice({ title: '中断也不重发' }) })
  await until('some to be reached', async () => ((await newest())?.reached ?? 0) > 0, PATIENCE_MS)
  await alive.kill()
  await release()
  await databaseQuiet(installation.pool, PATIENCE_MS)
  const { rows: before } = await installation.pool.query<{ waiting: boolean }>(
    'select exists (select from news_notice_receiver where not reached) as waiting',
  )
  expect(before).toEqual([{ waiting: true }])
  alive = await installation.start()
  const row = await until(
    'the rest to be reached',
    async () => {
      const found = await newest()
      return found?.state === 'sent' && found
    },
    PATIENCE_MS,
  )
  expect(row).toMatchObject({ id, enterprises: ENTERPRISES + 2, reached: ENTERPRISES + 2, messages: ENTERPRISES + 5 })
  const { rows: twice } = await installation.pool.query(
    `select user_id from message where kind = 'notice' group by user_id having count(*) > 1`,
  )
  expect(twice).toEqual([])
})
