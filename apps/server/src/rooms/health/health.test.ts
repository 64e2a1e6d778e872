import { auditPage } from '@portal/contract/audit'
import { failedJobPage, healthState, jobDiscard, jobRetry } from '@portal/contract/health'
import { permissionKnown } from '@portal/testkit/sessions'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pool.query(`delete from job.job where state = 'failed'`)
})

const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** A job whose picture does not exist any more: it fails by its own means, as often as it is tried. */
async function failOnce(data: Record<string, string>, queue = 'outbox.deliver'): Promise<string> {
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into job.job (name, data, state, retry_limit, retry_count, output, completed_on)
     values ($1, $2, 'failed', 3, 3, '{"message": "lin@example.com (13812345678) was refused"}', now()) returning id`,
    [queue, JSON.stringify(data)],
  )
  return rows[0]?.id ?? ''
}

const failed = (queue?: string) =>
  world.as.operator.call(failedJobPage, { query: queue === undefined ? {} : { queue } })

describe('an operator who looks after the platform', () => {
  test('sees what runs, on what, and that everything works', async () => {
    const state = await world.as.operator.call(healthState, {})
    expect(state.checks).toEqual({ database: true, migrations: true, storage: true, text: true })
    expect(state.program.node).toBe(process.version)
    expect(state.database.version).toMatch(/^\d+/)
    expect(state.database.migrations).toMatchObject({ pending: [] })
    expect(state.database.migrations.last).toMatch(/^\d{4}_\w+\.sql$/)
    expect(state.database.bytes).toBeGreaterThan(1_000_000)
    expect(state.database.tables.length).toBeGreaterThan(3)
    expect(state.storage).toMatchObject({ kind: 'disk' })
    expect(state.storage.disk?.freeBytes).toBeGreaterThan(0)
    expect(state.machine.memory.processBytes).toBeGreaterThan(10_000_000)
    expect(state.jobs.map(({ name }) => name)).toContain('outbox.deliver')
    expect(state.events).toMatchObject({ failing: [] })
  })

  test('finds a failed job with its error, without anybody’s address in it', async () => {
    const id = await failOnce({ id: '1' })
    const { list, total } = await failed()
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({
      id,
      queue: 'outbox.deliver',
      data: { id: '1' },
      tries: 4,
      error: 'l***@example.com (138****5678) was refused',
    })
    expect((await failed('file.remove')).list).toEqual([])
    const { jobs } = await world.as.operator.call(healthState, {})
    expect(jobs.find(({ name }) => name === 'outbox.deliver')?.failed).toBe(1)
  })

  test('has it done again, which is written down, and it is done', async () => {
    // A message that is not there any more needs no delivery: the second try succeeds.
    const id = await failOnce({ id: '999999999', attempt: '1' })
    const body = { queue: 'outbox.deliver', ids: [id] }
    expect(await world.as.operator.call(jobRetry, { body })).toEqual({ changed: 1 })
    await until('the job is done', async () => {
      const { rows } = await world.pool.query<{ state: string }>('select state from job.job where id = $1', [id])
      return rows[0]?.state === 'completed'
    })
    expect((await failed()).total).toBe(0)
    const { list } = await world.as.operator.call(auditPage, { query: { actions: ['job.retried'], subjectId: id } })
    expect(list).toHaveLength(1)
    expect(await world.as.operator.call(jobRetry, { body })).toEqual({ changed: 0 })
  })

  test('gives one up, and leaves those of other queues and those that run alone', async () => {
    const id = await failOnce({ id: '2' })
    const other = await failOnce({ fileId: NOWHERE }, 'file.remove')
    expect(
      await world.as.operator.call(jobDiscard, { body: { queue: 'outbox.deliver', ids: [id, other, NOWHERE] } }),
    ).toEqual({ changed: 1 })
    expect((await failed()).list.map((job) => job.id)).toEqual([other])
    await world.pool.query(`update job.job set state = 'active' where id = $1`, [other])
    const body = { queue: 'file.remove', ids: [other] }
    expect(await world.as.operator.call(jobDiscard, { body })).toEqual({ changed: 0 })
    await world.pool.query('delete from job.job where id = $1', [other])
  })

  test('is told of events that nobody could handle', async () => {
    const { rows } = await world.pool.query<{ id: string }>(
      `insert into event (name, payload) values ('trial.told', '{}') returning id`,
    )
    await world.pool.query(
      `insert into event_delivery (event_id, subscriber, attempts, due_at, last_error)
       values ($1, 'trial.listener', 4, now() + interval '1 hour', 'no such thing')`,
      [rows[0]?.id],
    )
    const { events } = await world.as.operator.call(healthState, {})
    expect(events.failing).toMatchObject([
      { name: 'trial.told', subscriber: 'trial.listener', attempts: 4, error: 'no such thing' },
    ])
    expect(events.waiting).toBeGreaterThan(0)
    await world.pool.query(`delete from event_delivery where subscriber = 'trial.listener'`)
  })
})

describe('whoever may not', () => {
  test('sees nothing of it', async () => {
    expect(await world.as.demo.refusal(healthState, {})).toBe('A0301')
    expect(await world.as.guest.refusal(failedJobPage, { query: {} })).toBe('A0301')
    expect(await world.anonymous.refusal(healthState, {})).toBe('A0230')
  })

  test('and whoever may only look, changes nothing', async () => {
    await world.pool.query(
      `insert into user_role (code, name_zh, name_en, permissions) values ('WATCH', '值守', 'Watch', '{health:read:any}')`,
    )
    await world.pool.query(`insert into user_account_role (user_id, role_code) values ($1, 'WATCH')`, [
      world.ids.people.guest,
    ])
    await permissionKnown(world.as.guest, 'health:read:any')
    const id = await failOnce({ id: '3' })
    const body = { queue: 'outbox.deliver', ids: [id] }
    expect((await world.as.guest.call(failedJobPage, { query: {} })).total).toBe(1)
    expect(await world.as.guest.refusal(jobRetry, { body })).toBe('A0301')
    expect(await world.as.guest.refusal(jobDiscard, { body })).toBe('A0301')
    expect((await failed()).total).toBe(1)
  })
})

test('A job that fails for good is kept for its operator', async () => {
  const { rows } = await world.pool.query<{ seconds: number }>(
    `select deletion_seconds as seconds from job.queue where name = 'outbox.deliver'`,
  )
  expect(rows[0]?.seconds).toBe(3 * 24 * 3600)
})
