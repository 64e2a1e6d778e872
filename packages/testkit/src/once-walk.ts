/** The walk of calls that are done once: each is sent twice at the same moment, with one key. */
import { randomUUID } from 'node:crypto'
import { SUCCESS } from '@portal/contract/code'
import { IDEMPOTENCY_KEY } from '@portal/contract/idempotency-key'
import type { AnyEndpoint } from '@portal/contract/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Client } from './client.ts'
import { silentProvider } from './identity.ts'
import type { Name } from './people.ts'
import { send, type Sent } from './valid-request.ts'
import type { Walked } from './walked.ts'
import { startWorld, type World } from './world.ts'

/** They end the rights by which they were called: whoever repeats them is refused for that. */
const endsRights = new Set(['user.memberHandover', 'user.closeAccount'])
/** Who may do the same as somebody else: for keys of two people. */
const alike: Partial<Record<Name, Name>> = { operator: 'admin', editor: 'demo' }

const keyed = (key: string): Record<string, string> => ({ [IDEMPOTENCY_KEY]: key })

type Place = 'params' | 'query' | 'body'
const places: readonly Place[] = ['params', 'query', 'body']

/** Other values for one that was sent, of which the contract may take some. */
function othersFor(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'string') {
    const digits = /^(.*)(\d)$/.exec(value)
    const next = digits ? [`${digits[1]}${(Number(digits[2]) + 1) % 10}`] : []
    return [...next, `${value}2`, `other-${value}`, randomUUID()]
  }
  if (Array.isArray(value)) return [value.slice(1), ...othersFor(value[0]).map((other) => [other])]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, one]) => othersFor(one).map((other) => ({ ...value, [field]: other })))
}

/** What a field may be chosen from. */
function choicesOf(schema: z.ZodType, field: string): readonly unknown[] {
  const { properties } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  const property = properties?.[field]
  return typeof property === 'object' ? (property.enum ?? []) : []
}

/** The same request with another content that the contract takes; null where it has none. */
function changed(endpoint: AnyEndpoint, sent: Sent): Sent | null {
  if (sent.file) return { ...sent, file: new File([sent.file, ' '], sent.file.name, { type: sent.file.type }) }
  for (const place of places) {
    const before = endpoint[place].safeParse(sent[place])
    for (const [field, value] of Object.entries(sent[place] ?? {})) {
      for (const other of [...choicesOf(endpoint[place], field), ...othersFor(value)]) {
        const fields = { ...sent[place], [field]: other }
        const after = endpoint[place].safeParse(fields)
        if (after.success && JSON.stringify(after.data) !== JSON.stringify(before.data))
          return { ...sent, [place]: fields }
      }
    }
  }
  return null
}

/** What it asks for leaves nothing to choose. */
const asksNothing = (endpoint: AnyEndpoint): boolean =>
  places.every((place) => endpoint[place] instanceof z.ZodUndefined)

/** Rows of each table. */
const rowsOf = (print: Record<string, string>): Map<string, number> =>
  new Map(Object.entries(print).map(([table, told]) => [table, Number.parseInt(told, 10)]))

/** How many rows came and went while something was done. */
async function rowsMovedBy(world: World, act: () => Promise<void>): Promise<Record<string, number>> {
  const before = rowsOf(await world.fingerprint())
  await act()
  const after = rowsOf(await world.fingerprint())
  return Object.fromEntries(
    [...after]
      .map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const)
      .filter(([, moved]) => moved !== 0),
  )
}

/** What an endpoint says to the second of two calls with one key. */
const again = ({ once }: AnyEndpoint, { code, data }: Told): Told =>
  once === 'secret' ? { code: 'A0409', data: null } : { code, data }

interface Told {
  code: string
  data: unknown
}
const told = ({ code, data }: Told): Told => ({ code, data })

/** The second answer comes first where it was quicker. */
const successFirst = (answers: readonly Told[]): Told[] =>
  [...answers.filter(({ code }) => code === SUCCESS), ...answers.filter(({ code }) => code !== SUCCESS)].map(told)

type Caller = (name?: Name) => Promise<Client>

/** Sends one alone, and two at once with one key; answers what each moved, and what the two were told. */
async function twiceAtOnce(world: World, { endpoint, request }: Walked, caller: Caller) {
  // What a first request of its kind makes beside itself is there then.
  expect(await send(await caller(), endpoint, await request.sends(world))).toMatchObject({ code: SUCCESS })
  const plain = await request.sends(world)
  const single = await caller()
  const once = await rowsMovedBy(world, async () => void (await send(single, endpoint, plain)))
  const key = keyed(randomUUID())
  const sent = await request.sends(world)
  const client = await caller()
  let answers: Told[] = []
  const twice = await rowsMovedBy(world, async () => {
    answers = successFirst(await Promise.all([1, 2].map(() => send(client, endpoint, sent, key))))
  })
  return { once, twice, answers }
}

/** Sends with one key what `next` makes of the first request; nothing may change by it. Answers both answers. */
async function unmovedBy(
  world: World,
  { endpoint, request }: Walked,
  caller: Caller,
  next: (sent: Sent) => Sent,
): Promise<[Told, Told]> {
  const key = keyed(randomUUID())
  const sent = await request.sends(world)
  const first = await send(await caller(), endpoint, sent, key)
  expect(first).toMatchObject({ code: SUCCESS })
  const client = await caller()
  const before = await world.fingerprint()
  const second = await send(client, endpoint, next(sent), key)
  expect(await world.fingerprint()).toEqual(before)
  return [told(first), told(second)]
}

/** Another content, or an error that says what this file lacks. */
function otherContent({ key, endpoint }: Walked, sent: Sent): Sent {
  const other = changed(endpoint, sent)
  if (other === null) throw new Error(`${key} takes nothing but what was sent: othersFor needs another value`)
  return other
}

/** Makes the tests of those of these endpoints that are done once, in a world of their own. */
export function walkOnce(walked: readonly Walked[]): void {
  const once = walked.filter(({ endpoint }) => endpoint.once)
  describe.for(once.length === 0 ? [] : [once])('once walk', (endpoints) => {
    let world: World
    beforeAll(async () => {
      world = await startWorld(silentProvider)
    })
    afterAll(() => world.close())

    describe.for(endpoints)('$key', (one) => {
      const { key: name, endpoint, request } = one
      const who = request.as ?? 'guest'
      const caller: Caller = (person = who) => world.again(person)

      test('sent twice at once is done once, and answers the same', async () => {
        const { once: single, twice, answers } = await twiceAtOnce(world, one, caller)
        expect(twice).toEqual(single)
        const [first = { code: '', data: null }] = answers
        expect(answers).toEqual([{ code: SUCCESS, data: first.data }, again(endpoint, first)])
      })

      test.skipIf(endsRights.has(name))('sent again later changes nothing', async () => {
        const [first, second] = await unmovedBy(world, one, caller, (sent) => sent)
        expect(second).toEqual(again(endpoint, first))
      })

      test.skipIf(endsRights.has(name) || asksNothing(endpoint))('is refused with another content', async () => {
        const [, second] = await unmovedBy(world, one, caller, (sent) => otherContent(one, sent))
        expect(second.code).toBe('A0409')
      })

      const another = alike[who]
      test.skipIf(another === undefined)('is done for somebody else who has the same key', async () => {
        const key = keyed(randomUUID())
        await send(await caller(), endpoint, await request.sends(world), key)
        const sent = await request.sends(world)
        const { code } = await send(await caller(another), endpoint, sent, key)
        expect(code).toBe(request.except?.[another ?? who] ?? SUCCESS)
      })
    })
  })
}
