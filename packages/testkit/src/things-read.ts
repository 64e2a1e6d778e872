/** Reads whatever the contract lets somebody read: every list, and every thing that a list names. */
import { SUCCESS } from '@portal/contract/code'
import { api } from '@portal/contract/api'
import type { AnyEndpoint, Input } from '@portal/contract/kit'
import { z } from 'zod'
import type { Answer, Client } from './client.ts'

type Call = (typeof api)[number]
/** Values seen in answers, by room and key: `product` → `id` → … */
type Seen = Map<string, Map<string, Set<string>>>

const READING = /(Page|Detail|Status|History|List|Diff|Card|Preview|Options|Counts|Figures)$/
/** So many rows of a list are asked for, and so many of the things it names. */
const MOST = 20

type Place = 'query' | 'params' | 'body'
type Request = Partial<Record<Place, Record<string, string>>>
interface Needed {
  place: Place
  key: string
  /** What the contract offers; undefined: any text. */
  options: readonly string[] | undefined
}

const shapes = ({ query, params, body }: AnyEndpoint): [Place, z.ZodRawShape][] =>
  Object.entries({ query, params, body }).flatMap(([place, schema]) =>
    schema instanceof z.ZodObject ? [[place as Place, schema.shape]] : [],
  )

/** Keys that an endpoint cannot do without. */
const needed = (endpoint: AnyEndpoint): Needed[] =>
  shapes(endpoint).flatMap(([place, shape]) =>
    Object.entries(shape)
      .filter(([, value]) => !z.safeParse(value, undefined).success)
      .map(([key, value]) => ({
        place,
        key,
        options: value instanceof z.ZodEnum ? value.options.map(String) : undefined,
      })),
  )

/** What is asked where nothing is needed: as many rows of a list as it gives at once. */
function plainest(endpoint: AnyEndpoint): Request {
  const [size] = shapes(endpoint).filter(([, shape]) => 'pageSize' in shape)
  const request: Request = endpoint.body instanceof z.ZodObject ? { body: {} } : {}
  return size ? { ...request, [size[0]]: { pageSize: String(MOST) } } : request
}

/** Notes all texts that stand under keys like `id` and `productId`, however deep. */
function note(seen: Seen, room: string, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) note(seen, room, one)
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'string' && /^id$|Id$|^number$/.test(key)) {
      const keys = seen.get(room) ?? new Map<string, Set<string>>()
      seen.set(room, keys.set(key, (keys.get(key) ?? new Set()).add(one)))
    } else note(seen, room, one)
  }
}

/** Values for a needed key: those of its name, and for `productId` the ids that room product listed. */
function valuesFor(seen: Seen, room: string, { key, options }: Needed): readonly string[] {
  if (options) return options
  const named = [...seen.values()].flatMap((keys) => [...(keys.get(key) ?? [])])
  const owner = key === 'id' ? room : key.replace(/Id$/, '')
  return [...new Set([...(key === 'id' ? [] : named), ...(seen.get(owner)?.get('id') ?? [])])].slice(0, MOST)
}

/** A request for each of the values that its needed keys may have. */
function requestsFor(seen: Seen, { room, endpoint }: Call): Request[] {
  let requests = [plainest(endpoint)]
  for (const one of needed(endpoint)) {
    const values = valuesFor(seen, room, one)
    requests = requests.flatMap((request) =>
      values.map((value) => ({ ...request, [one.place]: { ...request[one.place], [one.key]: value } })),
    )
  }
  return requests
}

const isReading = ({ name, endpoint }: Call): boolean =>
  endpoint.answers === 'json' && endpoint.consumes === 'json' && READING.test(name)

/**
 * Calls every reading endpoint of the contract for all it knows by then, those that need nothing first. Answers the codes
 * that each answered, by `room.name`.
 */
export async function readEverything(client: Client): Promise<Map<string, Set<string>>> {
  const seen: Seen = new Map()
  const results = new Map<string, Set<string>>()
  const calls = api.filter(isReading)
  for (const call of calls.toSorted((one, other) => needed(one.endpoint).length - needed(other.endpoint).length)) {
    const codes = new Set<string>()
    results.set(`${call.room}.${call.name}`, codes)
    for (const request of requestsFor(seen, call)) {
      const answer: Answer<unknown> = await client.ask(call.endpoint, request as Input<AnyEndpoint>)
      codes.add(answer.code)
      if (answer.code === SUCCESS) note(seen, call.room, answer.data)
      // Whoever may not read one thing of a kind may read none.
      else if (answer.code === 'A0301') break
    }
  }
  return results
}
