import { api } from '@portal/contract/api'
import { rightful } from '@portal/testkit/rightful'
import { startWorld, type World } from '@portal/testkit/world'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Public calls that no kept page makes: coming in, and what belongs to one person. */
const personal = /^(user|complaint|inquiry)\.|^site\.siteInfo$/
/**
 * A product's own row and a revision that is published never change in what they show, and counts change together with
 * the rows that they count. Deliveries of events go on beside.
 */
const silent = new Set(['product', 'content_revision', 'product_count', 'event', 'event_delivery', 'event_subscriber'])

const tablesIn = (statement: string): string[] =>
  [...statement.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/g)].map(([, name]) => name ?? '')

/** The tables that are asked while `act` runs. */
async function tablesOf(act: () => Promise<unknown>): Promise<Set<string>> {
  const asked = new Set<string>()
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const listening = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    const [first] = args as unknown as [string | { text?: string }]
    for (const name of tablesIn(typeof first === 'string' ? first : (first.text ?? ''))) asked.add(name)
    return query.apply(this, args) as never
  })
  try {
    await act()
  } finally {
    listening.mockRestore()
  }
  return asked
}

test('every table that public pages read tells when it changes', async () => {
  const { rows } = await world.pool.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where p.proname = 'tell_pages'`,
  )
  const telling = new Set(rows.map(({ name }) => name))
  const { rows: ours } = await world.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const known = new Set(ours.map(({ name }) => name))
  const mute: string[] = []
  for (const { room, name, endpoint } of api) {
    const request = rightful[`${room}.${name}`]
    if (endpoint.access !== 'public' || personal.test(`${room}.${name}`) || !request) continue
    const sent = await request.sends(world)
    const asked = await tablesOf(() =>
      world.portal.callInProcess(endpoint, sent as never, { actor: null, language: 'zh-cn' }),
    )
    const untold = [...asked].filter((table) => known.has(table) && !telling.has(table) && !silent.has(table))
    mute.push(...untold.map((table) => `${room}.${name} reads ${table}`))
  }
  expect(mute).toEqual([])
})
