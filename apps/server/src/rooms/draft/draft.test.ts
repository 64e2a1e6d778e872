import { randomBytes } from 'node:crypto'
import { DRAFT_MAX, draftKeep, draftList, draftRemove } from '@portal/contract/draft'
import { closeAccount, dataExport } from '@portal/contract/user-profile'
import type { Client } from '@portal/testkit/client'
import { insertPerson, PASSWORD } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const newVersion = (): string => randomBytes(16).toString('hex')
const price = { form: 'price' as const, subject: '42' }
const basics = { form: 'basics' as const, subject: 'new' }
const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'

/** A request that keeps what was typed, some minutes ago. */
const typed = (content: unknown, minutesAgo = 0, place: typeof price | typeof basics = price) => ({
  ...place,
  version: newVersion(),
  content: JSON.stringify(content),
  typedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
})
const keep = (client: Client, body: ReturnType<typeof typed>) => client.call(draftKeep, { body })
const list = (client: Client, place: typeof price | typeof basics = price) => client.call(draftList, { query: place })
const contents = async (client: Client, place?: typeof price | typeof basics): Promise<unknown[]> =>
  (await list(client, place)).map(({ content }) => JSON.parse(content) as unknown)

async function newcomer(username: string) {
  const userId = await insertPerson(world.pool, { username, nickname: username, roles: [] }, null)
  return { userId, client: await world.signedIn(userId) }
}
const rowsOf = async (userId: string): Promise<number> =>
  (await world.pool.query('select from draft where user_id = $1', [userId])).rowCount ?? 0

describe('what somebody typed and did not send', () => {
  test('is found by them in every session, with when and where it was typed, and by nobody else', async () => {
    const draft = typed({ amount: 12 }, 5)
    await world.as.demo.ask(draftKeep, { body: draft }, { 'user-agent': EDGE })
    const elsewhere = await world.again('demo')
    const { version, content, typedAt } = draft
    expect(await list(elsewhere)).toEqual([{ version, content, typedAt, browser: 'Edge', system: 'Windows' }])
    expect(await list(elsewhere, basics)).toEqual([])
    expect(await elsewhere.call(draftList, { query: { ...price, subject: '4' } })).toEqual([])
    expect(await list(world.as.editor)).toEqual([])
    expect(await list(world.as.admin)).toEqual([])
  })

  test('is removed by them, and by nobody else; the other versions stay', async () => {
    const { client } = await newcomer('two-versions')
    const [first, second] = [typed('第一版', 2), typed('第二版', 1)]
    await keep(client, first)
    await keep(client, second)
    expect(await contents(client)).toEqual(['第二版', '第一版'])
    const { version } = second
    await world.as.demo.call(draftRemove, { body: { ...price, version } })
    await client.call(draftRemove, { body: { ...basics, version } })
    expect(await contents(client)).toEqual(['第二版', '第一版'])
    await client.call(draftRemove, { body: { ...price, version } })
    await client.call(draftRemove, { body: { ...price, version } })
    expect(await contents(client)).toEqual(['第一版'])
  })

  test('takes the place of what its window typed before; an older text that comes late does not', async () => {
    const { client } = await newcomer('late-line')
    const draft = typed('泵', 3)
    await keep(client, draft)
    const next = typed('泵体', 2)
    await keep(client, { ...next, version: draft.version })
    await keep(client, draft)
    expect(await contents(client)).toEqual(['泵体'])
  })

  test('of a device whose clock is ahead can still be written again', async () => {
    const { client } = await newcomer('fast-clock')
    const draft = typed('明天', -24 * 60)
    await keep(client, draft)
    expect(Date.parse((await list(client))[0]?.typedAt ?? '')).toBeLessThanOrEqual(Date.now())
    await keep(client, { ...draft, content: '"后天"' })
    expect(await contents(client)).toEqual(['后天'])
  })

  test('is not kept for forms that are none of these, nor beyond its size, nor under an odd name', async () => {
    const draft = typed('x')
    const refused = [
      { ...draft, content: 'x'.repeat(DRAFT_MAX + 1) },
      { ...draft, subject: '../42' },
      { ...draft, subject: 'industry-' },
      { ...draft, version: 'a' },
      { ...draft, typedAt: 'today' },
    ]
    for (const body of refused) expect(await world.as.guest.refusal(draftKeep, { body })).toBe('A0400')
    const answer = await world.as.guest.fetch(draftKeep.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...draft, form: 'password' }),
    })
    expect(answer.status).toBe(400)
    expect(await list(world.as.guest)).toEqual([])
    await keep(world.as.guest, { ...draft, content: 'x'.repeat(DRAFT_MAX) })
    expect(await list(world.as.guest)).toHaveLength(1)
  })
})

describe('in the table', () => {
  test('nothing of it can be read, and the row opens for no other account and on no other form', async () => {
    const { userId, client } = await newcomer('sealed')
    const stranger = await newcomer('sealed-stranger')
    const word = '尚未公开的配方'
    await keep(client, typed({ functions: word }))
    const { rows } = await world.pool.query<{ sealed_content: Buffer; row: string }>(
      'select sealed_content, draft::text as row from draft where user_id = $1',
      [userId],
    )
    expect(rows[0]?.sealed_content.includes(Buffer.from(word))).toBe(false)
    expect(rows[0]?.row).not.toContain(word)
    await world.pool.query('update draft set user_id = $2 where user_id = $1', [userId, stranger.userId])
    await keep(stranger.client, typed('自己的'))
    expect(await contents(stranger.client)).toEqual(['自己的'])
    await world.pool.query(`update draft set user_id = $2, form = 'basics', subject = 'new' where user_id = $1`, [
      stranger.userId,
      userId,
    ])
    expect(await list(client, basics)).toEqual([])
    const { bytes } = await client.call(dataExport, {})
    expect(JSON.parse(strFromU8(unzipSync(bytes)['drafts.json'] ?? new Uint8Array()))).toEqual([])
  })

  test('a form has ten versions at most: the oldest makes room, and none of another form', async () => {
    const { client } = await newcomer('many-versions')
    await keep(client, typed('另一张表单', 60, basics))
    for (let made = 1; made <= 11; made += 1) await keep(client, typed(made, 20 - made))
    expect(await contents(client)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(await contents(client, basics)).toEqual(['另一张表单'])
  })

  test('a person has two hundred drafts at most, and takes no place from others', async () => {
    const [many, few] = [await newcomer('many-drafts'), await newcomer('few-drafts')]
    await keep(few.client, typed('少'))
    await world.pool.query(
      `insert into draft (user_id, form, subject, version, sealed_content, user_agent, typed_at, kept_at)
       select $1::bigint, 'video', n::text, lpad(n::text, 32, '0'), '', '', now(), now() - n * interval '1 minute'
       from generate_series(1, 200) n`,
      [many.userId],
    )
    await keep(many.client, typed('多'))
    expect(await rowsOf(many.userId)).toBe(200)
    const oldest = await world.pool.query(`select from draft where user_id = $1 and subject = '200'`, [many.userId])
    expect(oldest.rowCount).toBe(0)
    expect(await contents(many.client)).toEqual(['多'])
    expect(await contents(few.client)).toEqual(['少'])
  })

  test('who saves more often than somebody types is told to wait, and loses nothing', async () => {
    const { userId, client } = await newcomer('robot')
    await keep(client, typed('先'))
    await world.pool.query('update throttle set count = 120 where key = $1', [`draft:${userId}`])
    const answer = await client.ask(draftKeep, { body: typed('后') })
    expect(answer).toMatchObject({ status: 429, code: 'A0501' })
    expect(await contents(client)).toEqual(['先'])
    await keep(await world.again('viewer'), typed('别人'))
  })
})

describe('drafts end', () => {
  test('after ninety days, and are not offered before they are removed', async () => {
    const { userId, client } = await newcomer('long-ago')
    const [over, kept] = [typed('旧', 2), typed('新', 1)]
    await keep(client, over)
    await keep(client, kept)
    const ageSql = 'update draft set kept_at = now() - make_interval(days => $2) where version = $1'
    const age = (version: string, days: number) => world.pool.query(ageSql, [version, days])
    await age(over.version, 91)
    await age(kept.version, 89)
    expect(await contents(client)).toEqual(['新'])
    expect(await rowsOf(userId)).toBe(2)
    await world.portal.rooms.draft.cleaning.clean()
    expect(await rowsOf(userId)).toBe(1)
    expect(await contents(client)).toEqual(['新'])
  })

  test('that is looked for once a day, however many processes start', async () => {
    const { cleaning } = world.portal.rooms.draft
    await Promise.all([cleaning.catchUp(), cleaning.catchUp()])
    const days = await until('the look of tomorrow to be ordered', async () => {
      const { rows } = await world.pool.query<{ jobs: string }>(`select draft_cleaning.day,
        (select count(*) from job.job where name = 'draft.clean' and data ->> 'day' = draft_cleaning.day::text) as jobs
        from draft_cleaning order by day`)
      return rows.length === 2 && rows
    })
    expect(days.map(({ jobs }) => jobs)).toEqual(['1', '1'])
  })

  test('with the account; until then they are part of what somebody takes along', async () => {
    const { userId, client } = await newcomer('leaving')
    await keep(client, typed({ functions: '输送海水' }))
    const { bytes } = await client.call(dataExport, {})
    const files = unzipSync(bytes)
    expect(JSON.parse(strFromU8(files['drafts.json'] ?? new Uint8Array()))).toMatchObject([
      { ...price, content: { functions: '输送海水' } },
    ])
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('输送海水')
    await client.call(closeAccount, { body: { password: PASSWORD } })
    expect(await rowsOf(userId)).toBe(1)
    await world.pool.query(`update user_account set closes_at = now() - interval '1 second' where id = $1`, [userId])
    await world.portal.rooms.user.ownAccount.closing.catchUp()
    await until('the drafts to go', async () => (await rowsOf(userId)) === 0)
  })
})
