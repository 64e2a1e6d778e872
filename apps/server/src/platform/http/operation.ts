/** For whoever runs the server: alive, ready, figures. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fault } from '../errors.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { rawRoute } from './serve.ts'

/** Each rejects when its part of the server cannot work. */
export type ReadyChecks = Record<string, () => Promise<void>>

/** A balancer may ask several times a second; the disk is written to at most this often. */
const REMEMBER_MS = 3_000

async function inspect(checks: ReadyChecks, log: Logger): Promise<Record<string, boolean>> {
  const found = Object.entries(checks).map(async ([name, check]): Promise<[string, boolean]> => {
    try {
      await check()
      return [name, true]
    } catch (error) {
      log.warn({ err: error, check: name }, 'not ready')
      return [name, false]
    }
  })
  return Object.fromEntries(await Promise.all(found))
}

const PRIVATE = /^(::1|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::ffff:(127|10|192\.168)\.|f[cd])/i
/** Figures are for the own network: never through a proxy that serves the public, never from an outside address. */
const fromInside = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-for'] === undefined && PRIVATE.test(request.socket.remoteAddress ?? '')

/** Serves /healthz, /readyz and /metrics. */
export function operationRoutes(
  app: FastifyInstance,
  deps: { checks: ReadyChecks; metrics: Metrics; log: Logger; isClosing: () => boolean },
): void {
  let known: { at: number; checks: Promise<Record<string, boolean>> } | null = null

  rawRoute(app, 'GET', '/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  rawRoute(app, 'GET', '/readyz', async (_request, reply) => {
    if (!known || Date.now() - known.at > REMEMBER_MS)
      known = { at: Date.now(), checks: inspect(deps.checks, deps.log) }
    const checks = { ...(await known.checks), serving: !deps.isClosing() }
    const ready = Object.values(checks).every(Boolean)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, checks })
  })

  rawRoute(app, 'GET', '/metrics', async (request, reply) => {
    if (!fromInside(request)) throw fault('C0113')
    return reply.header('content-type', deps.metrics.contentType).send(await deps.metrics.collect())
  })
}
