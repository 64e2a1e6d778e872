import { statsDashboard } from '@portal/contract/stats'
import { basics, createProduct, decide } from '@portal/testkit/factories'
import { permissionKnown } from '@portal/testkit/sessions'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '../../platform/clock.ts'
import { daysAfter } from './stats.policy.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from operation_day'))

const look = (as = world.as.admin) => as.call(statsDashboard, {})
const today = dayOf(new Date())

describe('an operator who opens the dashboard', () => {
  test('sees what there is, what waits and what happened today', async () => {
    const { productId } = await createProduct(world.as.demo)
    const seen = await look()
    const figure = Object.fromEntries(seen.figures.map(({ figure: name, value }) => [name, value]))
    expect(figure).toMatchObject({ enterprise: 2, 'product.public': 1, patent: 2, user: 10 })
    expect(seen.waiting.review).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'certification', count: 1 }),
        expect.objectContaining({ kind: 'basics', count: 1 }),
      ]),
    )
    expect(seen.waiting).toMatchObject({
      failedJobs: 0,
      complaint: { count: 0, oldestAt: null },
      inquiry: { count: 0, oldestAt: null },
    })
    expect(seen.days.labels).toHaveLength(30)
    expect(seen.days.labels.at(-1)).toBe(today)
    expect(seen.months.labels).toHaveLength(12)
    const last = (trend: string) => seen.days.trends.find((one) => one.trend === trend)?.values.at(-1)
    expect(last('review.submitted')).toBeGreaterThanOrEqual(5)
    expect(last('review.approved')).toBe(3)
    expect(last('enterprise.certified')).toBe(2)
    expect(seen.months.trends.find(({ trend }) => trend === 'review.approved')?.values.at(-1)).toBe(3)
    expect(seen.days.medianMinutes.at(-1)).not.toBeNull()
    expect(seen.byIndustry[0]).toMatchObject({ products: 1, enterprises: expect.any(Number) })
    await world.pool.query('delete from review_item where subject_id = $1 and kind = $2', [productId, 'basics'])
  })

  test('reads what was counted a moment ago, and counts again after a minute', async () => {
    await look()
    await world.pool.query(`update operation_day set value = 77 where figure = 'enterprise' and day = $1`, [today])
    expect((await look()).figures.find(({ figure }) => figure === 'enterprise')?.value).toBe(77)
    await world.pool.query(`update operation_day set counted_at = counted_at - interval '61 seconds'`)
    expect((await look()).figures.find(({ figure }) => figure === 'enterprise')?.value).toBe(2)
  })

  test('sees how the past ended, though what was counted is no more, and what changed in thirty days', async () => {
    await look()
    const [long, month] = [daysAfter(today, -40), daysAfter(today, -30)]
    // All days up to then are over; the enterprises of that time are told by nothing but what was kept.
    await world.pool.query(`delete from operation_day where day > $1`, [long])
    await world.pool.query(`update operation_day set value = 9 where figure = 'enterprise' and day = $1`, [long])
    await world.pool.query(
      `insert into operation_day (figure, day, value, counted_at) values ('review.approved', $1, 5, now() - interval '39 days')`,
      [daysAfter(today, -45)],
    )
    await world.pool.query(`update operation_day set counted_at = (day + 1)::timestamp at time zone 'Asia/Shanghai'`)
    const seen = await look()
    const enterprises = seen.figures.find(({ figure }) => figure === 'enterprise')
    // On days that passed uncounted there were those of today that were already certified: none.
    expect(enterprises).toEqual({ figure: 'enterprise', value: 2, before: 0 })
    const { rows } = await world.pool.query(
      `select value from operation_day where figure = 'enterprise' and day = any($1) order by day`,
      [[long, month]],
    )
    expect(rows.map(({ value }) => value)).toEqual([9, 0])
    const approved = seen.months.trends.find(({ trend }) => trend === 'review.approved')
    expect(approved?.values.reduce((sum, value) => sum + value, 0)).toBe(8)
  })

  test('sees only the parts they may see', async () => {
    await world.pool.query(
      `insert into user_role (code, name_zh, name_en, permissions) values
       ('REVIEWER', '审核员', 'Reviewer', '{review:read:any}'), ('WORDS', '字典', 'Words', '{dict:read:any}')`,
    )
    const give = async (role: string, permission: string): Promise<void> => {
      const { guest } = world.ids.people
      await world.pool.query('insert into user_account_role (user_id, role_code) values ($1, $2)', [guest, role])
      await permissionKnown(world.as.guest, permission)
    }
    expect(await world.as.guest.refusal(statsDashboard, {})).toBe('A0301')
    await give('WORDS', 'dict:read:any')
    expect(await look(world.as.guest)).toMatchObject({
      waiting: { review: null, complaint: null, inquiry: null, failedJobs: null },
      figures: [],
      byIndustry: [],
      byRegion: [],
    })
    await give('REVIEWER', 'review:read:any')
    const seen = await look(world.as.guest)
    expect(seen.figures).toEqual([])
    expect(seen.waiting.review).not.toBeNull()
    expect(seen.days.trends.map(({ trend }) => trend)).toEqual([
      'review.submitted',
      'review.approved',
      'review.rejected',
    ])
  })
})

test('Members of enterprises and visitors are refused', async () => {
  expect(await world.as.demo.refusal(statsDashboard, {})).toBe('A0301')
  expect(await world.anonymous.refusal(statsDashboard, {})).toBe('A0230')
})

test('Several who look at once count once, and all see the same', async () => {
  const seen = await Promise.all(Array.from({ length: 8 }, () => look()))
  expect(new Set(seen.map(({ asOf }) => asOf)).size).toBe(1)
})

test('What is published is counted on its day', async () => {
  const content = basics()
  await createProduct(world.as.demo, content)
  await decide(world.as.operator, 'basics', content.name)
  const seen = await look()
  expect(seen.days.trends.find(({ trend }) => trend === 'product.published')?.values.at(-1)).toBe(2)
})

test('With hundreds of thousands of decisions and products the dashboard still opens at once', async () => {
  await world.pool.query(
    `insert into review_item (kind, subject_type, subject_id, organisation_id, revision, state, title, organisation_name, submitted_by,
       submitted_at, decided_by, decided_at, search_vector)
     select 'basics', 'product', n, $1, 1, case when n % 5 = 0 then 'rejected' else 'approved' end, 'x', 'x', 'x',
       now() - (n % 380) * interval '1 day' - interval '5 hours', 'y', now() - (n % 380) * interval '1 day', ''
     from generate_series(1, 300000) n`,
    [world.ids.enterprises.ours],
  )
  await world.pool.query('analyze review_item')
  const timed = async () => {
    const begun = performance.now()
    await look()
    return performance.now() - begun
  }
  await timed()
  const again = await timed()

  expect(again).toBeLessThan(300)
  // After a minute only the days that are not over are counted.
  await world.pool.query(`update operation_day set counted_at = counted_at - interval '61 seconds' where day = $1`, [
    today,
  ])
  expect(await timed()).toBeLessThan(1_000)
}, 60_000)
