import { AsyncLocalStorage } from 'node:async_hooks'
import { api } from '@portal/contract/api'
import { validRequests } from '@portal/testkit/valid-requests'
import { startWorld, type World } from '@portal/testkit/world'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pageChanged, pagesChanged } from '../platform/pages.ts'
import type { Tx } from '../platform/transaction.ts'

let world: World
/** Collects the tables that a call asks, whatever goes on beside. */
const asking = new AsyncLocalStorage<Set<string>>()
const tablesIn = (statement: string): string[] =>
  [...statement.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/g)].map(([, name]) => name ?? '')

beforeAll(async () => {
  // Before the first connection is opened: each remembers how it asks.
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    const [first] = args as unknown as [string | { text?: string }]
    for (const name of tablesIn(typeof first === 'string' ? first : (first.text ?? ''))) asking.getStore()?.add(name)
    return query.apply(this, args) as never
  })
  world = await startWorld()
})
afterAll(() => world.close())

/** Public calls that no kept page makes: coming in, what belongs to one person, and where a page went that is not there. */
const apart = /^(user|complaint|inquiry)\.|^site\.siteInfo$|^discovery\.redirectTarget$/
/**
 * A product's own row and a revision that is published never change in what they show, and counts change together with
 * the rows that they count.
 */
const silent = new Set(['product', 'content_revision', 'product_count'])
/** An enterprise is told whenever its products change, and they follow their patents. */
const toldOtherwise = new Set(['patent.patentPortrait shows no product', 'patent.patentPortrait shows no patent'])

/** The kinds of tags that each watched table tells; `*`: of whoever holds its rows. */
async function watched(): Promise<Map<string, string>> {
  const { rows } = await world.pool.query<{ name: string; args: Buffer }>(
    `select c.relname as name, t.tgargs as args from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where p.proname = 'note_page'`,
  )
  return new Map(rows.map(({ name, args }) => [name, args.toString().split('\0')[1] ?? '']))
}

const kindOf = (tag: string): string => tag.split(':')[0] ?? tag

test('every table that public pages read is watched, and every call says that it shows it', async () => {
  const tells = await watched()
  const { rows: ours } = await world.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const known = new Set(ours.map(({ name }) => name))
  const faults: string[] = []
  let read = 0
  for (const { room, name, endpoint } of api) {
    const request = validRequests[`${room}.${name}`]
    if (endpoint.access !== 'public' || apart.test(`${room}.${name}`) || !request) continue
    const sent = await request.sends(world)
    const asked = new Set<string>()
    const shown = new Set<string>()
    await asking.run(asked, () =>
      world.portal.callInProcess(endpoint, sent as never, { actor: null, language: 'zh-cn', shown }),
    )
    const tables = [...asked].filter((table) => known.has(table) && !silent.has(table))
    const kinds = new Set([...shown].map(kindOf))
    read += tables.length
    for (const table of tables) {
      const kind = tells.get(table)
      if (kind === undefined) faults.push(`${room}.${name} reads ${table}, which nobody watches`)
      else if (kind !== '*' && !kinds.has(kind)) faults.push(`${room}.${name} shows no ${kind}`)
    }
    if (shown.has('*')) faults.push(`${room}.${name} does not say what it shows`)
  }
  expect(faults.filter((fault) => !toldOtherwise.has(fault))).toEqual([])
  expect(read).toBeGreaterThan(30)
})

describe('a change of what pages show', () => {
  const told: { tags: string[]; untold?: string }[] = []
  beforeAll(() => world.portal.platform.events.listen(pageChanged, (change) => void told.push(change)))
  const transact = <T>(work: (tx: Tx) => Promise<T>) => world.portal.platform.transactor.transact(work)
  const rename = (tx: Tx, id: string) =>
    world.portal.rooms.user.users.changeOrganisation(tx, id, { name: '改名的企业' })
  /** Waits until everything that was told before this is heard. */
  async function heard() {
    const mark = `mark:${told.length}`
    await transact((tx) => pagesChanged(tx, [mark]))
    await expect.poll(() => told.some(({ tags }) => tags[0] === mark)).toBe(true)
    return told.splice(0).filter(({ tags }) => tags[0] !== mark)
  }
  /** Writes on a connection of its own, as the statements say. */
  async function byHand(...statements: string[]) {
    const client = await world.pool.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const touch = (id: string) => `update product_public set name = name where product_id = ${id}`

  test('is told with its tags, before the write or after it', async () => {
    await heard()
    const tell = `select pages_changed('{product:${world.published}}')`
    for (const both of [
      [tell, touch(world.published)],
      [touch(world.published), tell],
    ]) {
      await byHand('begin', ...both, 'commit')
      expect(await heard()).toEqual([{ tags: [`product:${world.published}`] }])
    }
  })

  test('that nobody told drops everything, and says what it was', async () => {
    await heard()
    const untold = { tags: ['*'], untold: `product:${world.published}` }
    await byHand(touch(world.published))
    expect(await heard()).toEqual([untold])
    await byHand('begin', touch(world.published), `select pages_changed('{product:999,news,enterprise}')`, 'commit')
    expect(await heard()).toEqual([{ tags: ['enterprise', 'news', 'product:999'] }, untold])
    await byHand('begin', `select pages_changed('{product}')`, 'commit', touch(world.published))
    expect(await heard()).toEqual([{ tags: ['product'] }, untold])
    await byHand(`delete from product_featuring`, `update setting set value = value`, `truncate hall_setting`)
    expect(await heard()).toEqual([{ tags: ['*'], untold: 'hall' }])
  })

  test('that was taken back is told to nobody', async () => {
    await heard()
    await byHand('begin', touch(world.published), 'rollback')
    expect(await heard()).toEqual([])
  })

  test('that nobody told is refused while testing', async () => {
    const statements = ['begin', `set local portal.untold_pages = 'refuse'`, touch(world.published), 'commit']
    await expect(byHand(...statements)).rejects.toThrow(`pages were not told that product:${world.published} changed`)
  })

  test('of what no page shows drops nothing', async () => {
    await heard()
    await transact((tx) => rename(tx, world.ids.enterprises.waiting))
    expect(await heard()).toEqual([])
  })

  test('that nobody told may be thousands of rows', async () => {
    await heard()
    await byHand(
      `insert into patent (number, type, title, legal_status, applicants, applicant_keys, search_vector)
        select 'many ' || n, 'invention', '很多', 'pending', '{}', '{}', '' from generate_series(1, 3000) n`,
    )
    const [change, ...more] = await heard()
    expect(more).toEqual([])
    expect(change).toMatchObject({ tags: ['*'], untold: expect.stringMatching(/^patent/) as string })
  })

  test('is told by its kind where it is many at once', async () => {
    await heard()
    const many = Array.from({ length: 101 }, (_, id) => `product:${id}`)
    await transact((tx) => pagesChanged(tx, many))
    expect(await heard()).toEqual([{ tags: ['product'] }])
  })
})
