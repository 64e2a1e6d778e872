import { entInfo } from '@portal/contract/enterprise'
import { syncApply, syncDetail, syncOwnApplyData } from '@portal/contract/filing'
import { filingSourceList, filingSourceSave } from '@portal/contract/filing-admin'
import { type Client, createClient } from '@portal/testkit/client'
import { FILING_KEY_ID, type FilingGateway, filingGateway } from '@portal/testkit/filing-source'
import { databaseQuiet, holdRows } from '@portal/testkit/held-row'
import { type KillableInstallation, type Killable, openKillableInstallation } from '@portal/testkit/killable'
import { until } from '@portal/testkit/until'
import { populate } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

const COUNT = 60
/** On a busy machine applying, and the start after it, take their time. */
const PATIENCE_MS = 50_000
let gateway: FilingGateway
let installation: KillableInstallation
let alive: Killable
let token = ''

const demo = (): Client => createClient(alive.origin, token)
const detail = async () => demo().call(syncDetail, { query: {} })
/** The minute after which a run counts as left behind. */
const aMinutePasses = () =>
  installation.pool.query(`update filing_sync set touched_at = touched_at - interval '2 minutes'`)

beforeAll(async () => {
  gateway = await filingGateway()
  installation = await openKillableInstallation(gateway.variables)
  alive = await installation.start()
  const { as } = await populate({ origin: alive.origin, pool: installation.pool })
  token = as.demo.token ?? ''
  const { certification } = await as.demo.call(entInfo, {})
  const products = Array.from({ length: COUNT }, (_, index) => ({ filingNo: `K-${index}`, name: `备案产品 ${index}` }))
  gateway.enterprises.set(certification?.uscc ?? '', { enterprise: null, products })
  const { list } = await as.operator.call(filingSourceList, {})
  const revision = list.find(({ kind }) => kind === 'http')?.revision ?? 0
  const body = { kind: 'http' as const, active: true, url: gateway.url, keyId: FILING_KEY_ID, revision }
  await as.operator.call(filingSourceSave, { body })
}, 60_000)
afterAll(async () => {
  await installation.close()
  await gateway.close()
})

test('a run whose process is killed while it pulls says so, and goes on when it is started again', {
  timeout: 60_000,
}, async () => {
  let go = (): void => undefined
  gateway.hold = new Promise((done) => {
    go = () => done()
  })
  const { runId } = await demo().call(syncOwnApplyData, {})
  await until('the source to be asked', async () => gateway.asked.length > 0)
  await alive.kill()
  gateway.hold = null
  go()
  alive = await installation.start()
  expect((await detail()).run).toMatchObject({ runId, state: 'pulling', stalled: false })
  await aMinutePasses()
  expect((await detail()).run).toMatchObject({ runId, stalled: true })
  expect((await demo().call(syncOwnApplyData, {})).runId).toBe(runId)
  const { items } = await until('the differences', async () => {
    const found = await detail()
    return found.run?.state === 'ready' && found
  })
  expect(items).toHaveLength(COUNT)
})

test('killed while it applies, it goes on where it was: every product once, none twice', {
  timeout: 180_000,
}, async () => {
  const { run, items } = await detail()
  const chosen = items.map(({ itemId, fields }) => ({ itemId, fields: fields.map(({ field }) => field) }))
  await demo().call(syncApply, { body: { runId: run?.runId ?? '', items: chosen, submit: false } })
  // The last one waits for this, so that applying cannot end before the process does.
  const release = await holdRows(installation.pool, 'select from filing_sync_item order by id desc limit 1')
  await until('some to be applied', async () => ((await detail()).run?.counts.applied ?? 0) > 5, PATIENCE_MS)
  await alive.kill()
  await release()
  await databaseQuiet(installation.pool, PATIENCE_MS)
  alive = await installation.start()
  const { run: left } = await detail()
  expect(left?.state).toBe('applying')
  expect(left?.counts.applied).toBeLessThan(COUNT)
  await aMinutePasses()
  await demo().call(syncOwnApplyData, {})
  const done = await until(
    'all to be applied',
    async () => {
      const found = await detail()
      return found.run?.state === 'done' && found
    },
    PATIENCE_MS,
  )
  expect(done.run?.counts).toMatchObject({ applied: COUNT, refused: 0 })
  const { rows } = await installation.pool.query<{ name: string; count: string }>(
    `select name, count(*) from product where name like '备案产品%' group by name having count(*) <> 1`,
  )
  expect(rows).toEqual([])
  const products = await installation.pool.query(`select 1 from product where name like '备案产品%'`)
  expect(products.rowCount).toBe(COUNT)
})
