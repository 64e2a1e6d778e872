import { IDEMPOTENCY_KEY } from '@portal/contract/idempotency-key'
import { productSave, searchPageByParam } from '@portal/contract/product-own'
import { createClient } from '@portal/testkit/client'
import { basics } from '@portal/testkit/factories'
import { databaseQuiet } from '@portal/testkit/held-row'
import { openKillableInstallation } from '@portal/testkit/killable'
import { until } from '@portal/testkit/until'
import { populate } from '@portal/testkit/world'
import { expect, test } from 'vitest'

const PATIENCE_MS = 150_000

test('A server killed in the midst of a save has not done it, and one killed after it has: the same key makes one product', {
  timeout: PATIENCE_MS,
}, async () => {
  const installation = await openKillableInstallation()
  const { pool } = installation
  try {
    const first = await installation.start()
    const { as } = await populate({ origin: first.origin, pool })
    const input = { body: { ...basics({ name: '断电泵' }), submit: false } }
    const key = { [IDEMPOTENCY_KEY]: 'a-key-of-the-test' }
    const save = (origin: string) => createClient(origin, as.demo.token).ask(productSave, input, key)
    const products = async (origin: string): Promise<number> =>
      (await createClient(origin, as.demo.token).call(searchPageByParam, { body: { keywords: '断电泵' } })).list.length

    const holder = await pool.connect()
    await holder.query('begin; lock table audit_entry in exclusive mode')
    const cut = save(first.origin).then(
      () => 'answered',
      () => 'cut',
    )
    await until('the save to be in its transaction', async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length > 0
    })
    await first.kill()
    await holder.query('rollback')
    holder.release()
    expect(await cut).toBe('cut')
    await databaseQuiet(pool, PATIENCE_MS / 3)

    const second = await installation.start()
    expect(await products(second.origin)).toBe(0)
    const done = await save(second.origin)
    expect(done.code).toBe('0')
    await second.kill()

    const third = await installation.start()
    expect(await save(third.origin)).toMatchObject({ code: '0', data: done.data })
    expect(await products(third.origin)).toBe(1)
  } finally {
    await installation.close()
  }
})
