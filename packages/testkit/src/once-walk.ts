/** The walk of calls that are done once: each is sent twice at the same moment, with one key. */
import { randomUUID } from 'node:crypto'
import { SUCCESS } from '@portal/contract/code'
import { type AnyEndpoint, IDEMPOTENCY_KEY } from '@portal/contract/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
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

/** Makes the tests of these endpoints, in a world of their own. */
export function walkOnce(walked: Walked[]): void {
  let world: World
  beforeAll(async () => {
    world = await startWorld(silentProvider)
  })
  afterAll(() => world.close())

  describe.for(walked)('$key', (one) => {
    const { key: name, endpoint, request } = one
    const caller = () => world.again(request.as ?? 'guest')

    test('sent twice at once is done once, and answers the same', async () => {
      const key = randomUUID()
      // What a first request of its kind makes beside itself is there then.
      expect(await send(await caller(), endpoint, await request.sends(world))).toMatchObject({ code: SUCCESS })
      const plain = await request.sends(world)
      const client = await caller()
      const once = await rowsMovedBy(world, async () => void (await send(client, endpoint, plain)))
      const sent = await request.sends(world)
      const twoClicks = await caller()
      let answers: { code: string; data: unknown }[] = []
      const twice = await rowsMovedBy(world, async () => {
        answers = await Promise.all([1, 2].map(() => send(twoClicks, endpoint, sent, keyed(key))))
      })
      expect(twice).toEqual(once)
      expect(answers.map(({ code }) => code).toSorted()).toEqual(
        endpoint.once === 'secret' ? [SUCCESS, 'A0409'] : [SUCCESS, SUCCESS],
      )
      if (endpoint.once !== 'secret') expect(answers[1]?.data).toEqual(answers[0]?.data)
    })

    test.skipIf(endsRights.has(name))('sent again later changes nothing', async () => {
      const key = randomUUID()
      const sent = await request.sends(world)
      const first = await send(await caller(), endpoint, sent, keyed(key))
      expect(first).toMatchObject({ code: SUCCESS })
      const client = await caller()
      const before = await world.fingerprint()
      const again = await send(client, endpoint, sent, keyed(key))
      expect(await world.fingerprint()).toEqual(before)
      if (endpoint.once === 'secret') expect(again).toMatchObject({ status: 409, code: 'A0409', data: null })
      else expect({ code: again.code, data: again.data }).toEqual({ code: SUCCESS, data: first.data })
    })

    test.skipIf(endsRights.has(name) || asksNothing(endpoint))('is refused with another content', async () => {
      const key = randomUUID()
      const sent = await request.sends(world)
      expect(await send(await caller(), endpoint, sent, keyed(key))).toMatchObject({ code: SUCCESS })
      const other = changed(endpoint, sent)
      if (other === null) throw new Error(`${name} takes nothing but what was sent: othersFor needs another value`)
      const client = await caller()
      const before = await world.fingerprint()
      expect(await send(client, endpoint, other, keyed(key))).toMatchObject({ status: 409, code: 'A0409' })
      expect(await world.fingerprint()).toEqual(before)
    })

    const another = alike[request.as ?? 'guest']
    test.skipIf(another === undefined)('is done for somebody else who has the same key', async () => {
      const key = randomUUID()
      expect(await send(await caller(), endpoint, await request.sends(world), keyed(key))).toMatchObject({
        code: SUCCESS,
      })
      const sent = await request.sends(world)
      const client = await world.again(another ?? 'guest')
      expect(await send(client, endpoint, sent, keyed(key))).toMatchObject({
        code: request.except?.[another ?? 'guest'] ?? SUCCESS,
      })
    })
  })
}
