/** The register of what this server serves: for OpenAPI, for the refusal walk, and for calls inside the process. */
import type { Access, AnyEndpoint, Data, Input, Language, Method } from '@portal/contract/kit'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fault } from '../errors.ts'
import type { Idempotency } from '../idempotency.ts'
import { ANYTHING } from '../pages.ts'
import { StartError } from '../start-error.ts'
import { type Actor, admit, type Resolve } from './actor.ts'
import { performCall } from './once.ts'
import type { Upload } from './upload.ts'
import { check } from './validation.ts'

/** A call as it reaches the register, from HTTP or from inside. */
export interface Call {
  actor: Actor | null
  query: unknown
  params: unknown
  body: unknown
  /** The key under which the call is done once; null without one, and inside the process. */
  idempotencyKey: string | null
  /** The caller's network address, '' inside the process. */
  address: string
  /** Where the caller reached this server, as `https://host`, '' inside the process. */
  origin: string
  /** What the caller's program calls itself, '' inside the process. */
  userAgent: string
  /** The caller's cookies as they came, '' inside the process. No cookie says who calls. */
  cookie: string
  language: Language
  upload: Upload | null
  /** Collects the tags of what is answered; null outside a page. */
  shown: Set<string> | null
}

/** What tells endpoints apart: `GET /api/…`. */
export const keyOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string => `${method} ${path}`

/** Refuses to start with a route that nobody declared. */
export const undeclaredRoute = (method: string, url: string): StartError =>
  new StartError({
    zh: `路由 ${method} ${url} 既不在接口约定中，也没有声明：请写入所在房间的 rawRoutes`,
    en: `The route ${method} ${url} is neither an endpoint nor declared; please name it in rawRoutes of its room`,
  })

export type Run = (call: Call) => Promise<unknown>

/** What of a parsed call says what its answer shows. */
type Asked<E extends AnyEndpoint> = {
  query: z.output<E['query']>
  params: z.output<E['params']>
  body: z.output<E['body']>
}
/** The tags of an answer (platform/pages.ts): rooms for what is listed or counted, `room:id` for single things. */
export type Shows<E extends AnyEndpoint> = (data: Data<E>, asked: Asked<E>) => readonly string[]

/** A route that cannot be an endpoint; its room's manifest declares it, raw-routes.ts the platform's own. */
export interface RawRoute {
  method: Method | 'HEAD' | 'OPTIONS'
  url: string
  access: Access
  /** A form of a page posts here by itself, so that plain fields come urlencoded; nowhere else they may. */
  takesForm?: true
  /** Why it cannot be an endpoint. */
  why: string
}

/**
 * Calls an endpoint without HTTP: the same check, the same handler, the same view. Throws Fault when refused. `shown` is
 * given the tags of the answer.
 */
export type CallInProcess = <E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  caller: { actor: Actor | null; language: Language; shown?: Set<string> },
) => Promise<Data<E>>

export interface Endpoints {
  resolve: Resolve
  /** By method and path: the renderer of pages carries the contract in a bundle of its own, with objects of its own. */
  served: Map<string, Run>
  raw: readonly RawRoute[]
  idempotency: Idempotency
  /** Actors of requests that passed the door. */
  actors: WeakMap<FastifyRequest, Actor | null>
  callInProcess: CallInProcess
}

/** Checks what leaves: a field that the contract does not name stays inside. */
function checkData(endpoint: AnyEndpoint, data: unknown): unknown {
  const parsed = endpoint.data.safeParse(data)
  if (parsed.success) return parsed.data
  throw new Error(`${endpoint.method} ${endpoint.path} answers what its contract does not say: ${parsed.error.message}`)
}

/** Wraps a handler: access, validation of what comes in, doing it once, validation of what leaves, and what that shows. */
export function guarded(
  endpoint: AnyEndpoint,
  handler: (call: Call) => Promise<unknown>,
  idempotency: Idempotency,
  shows: Shows<AnyEndpoint> = () => [ANYTHING],
): Run {
  return async (call) => {
    admit(endpoint, call.actor)
    const checked = {
      ...call,
      query: check(endpoint.query, call.query),
      params: check(endpoint.params, call.params),
      body: check(endpoint.body, call.body),
    }
    const work = async () => checkData(endpoint, (await handler(checked)) ?? null)
    const data = await performCall(idempotency, endpoint, checked, work)
    if (call.shown) for (const tag of shows(data, checked)) call.shown.add(tag)
    return data
  }
}

/** Makes the register. `resolve` finds the actor of a session token, `raw` lists what is not an endpoint. */
export function createEndpoints(resolve: Resolve, raw: readonly RawRoute[], idempotency: Idempotency): Endpoints {
  const served = new Map<string, Run>()
  return {
    resolve,
    served,
    raw,
    idempotency,
    actors: new WeakMap(),
    async callInProcess(endpoint, input, caller) {
      const run = served.get(keyOf(endpoint))
      if (!run) throw fault('C0113')
      const given: { query?: unknown; params?: unknown; body?: unknown } = input
      const query = given.query ?? (endpoint.query.type === 'undefined' ? undefined : {})
      const call = {
        ...caller,
        query,
        params: given.params,
        body: given.body,
        idempotencyKey: null,
        address: '',
        origin: '',
        userAgent: '',
        cookie: '',
        upload: null,
        shown: caller.shown ?? null,
      }
      try {
        return (await run(call)) as Data<typeof endpoint>
      } catch (error) {
        // Whoever goes on without an answer shows that there was none, and nobody knows what would change that.
        caller.shown?.add(ANYTHING)
        throw error
      }
    },
  }
}
