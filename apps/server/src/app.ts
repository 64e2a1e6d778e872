/** The product put together: platform, rooms, calls and pages. */
import type { FastifyInstance } from 'fastify'
import { createRooms, type Rooms } from './assembly/create-rooms.ts'
import type { Environment } from './env.ts'
import { docsRoutes } from './platform/http/docs.ts'
import { type CallInProcess, createEndpoints } from './platform/http/endpoints.ts'
import { realtimeRoutes } from './platform/http/realtime-routes.ts'
import { operationRoutes, type ReadyChecks } from './platform/http/operation.ts'
import { createServer, type FirstAnswer } from './platform/http/server.ts'
import { createLog, type Logger } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { pageChanged } from './platform/pages.ts'
import { createPlatform, type Platform } from './platform/platform.ts'
import { rawRoutes } from './raw-routes.ts'
import { answerFromCache } from './web/answer-from-cache.ts'
import { attachWeb } from './web/attach-web.ts'
import { createPageCache, type PageCache } from './web/page-cache.ts'
import type { WebSource } from './web/renderer.ts'

/** Requests under way get this long to finish. */
const DRAIN_MS = 10_000

export interface Portal {
  app: FastifyInstance
  platform: Platform
  /** The services of the rooms, for seeds and tests. */
  rooms: Rooms
  callInProcess: CallInProcess
  /** Starts events and jobs; the caller listens. */
  start(): Promise<void>
  /** Stops taking, lets running requests finish, closes streams, jobs, events and the pool. */
  close(): Promise<void>
}

function readyChecks({ database, storage, pendingMigrations }: Platform): ReadyChecks {
  return {
    database: async () => void (await database.pool.query('select 1')),
    migrations: async () => {
      const pending = await pendingMigrations()
      if (pending.length > 0) throw new Error(`not applied: ${pending.join(', ')}`)
    },
    storage: () => storage.probe(),
  }
}

export interface AppDependencies {
  databaseUrl: string
  log?: Logger
  /** The pages. Without them (in tests of calls) only the API is served. */
  web?: WebSource
  /** What a developing server adds before any route. */
  prepare?: ((app: FastifyInstance) => void) | undefined
}

/** Kept pages follow what is told of changes; after an interruption, nobody knows what was. */
function dropPages({ events, log }: Platform, pages: PageCache): void {
  events.listen(pageChanged, ({ tags, untold }) => {
    if (untold !== undefined) log.warn({ untold }, 'every kept page was dropped: nobody told pages what had changed')
    pages.changed(tags, untold !== undefined)
  })
  events.onGap(pages.drop)
}

/** Puts the product together over a migrated database. Nothing listens and nothing works by itself before `start`. */
export async function createApp(env: Environment, deps: AppDependencies): Promise<Portal> {
  const log = deps.log ?? createLog(env.logLevel)
  const platform = await createPlatform({ ...env, databaseUrl: deps.databaseUrl, log })
  const assembled = await createRooms(platform, { ...env, build: deps.web?.build ?? '' })
  const { rooms, realtime, resolve } = assembled
  const metrics = createMetrics()
  const pages = createPageCache()
  metrics.watch({
    pool: platform.pool,
    events: () => platform.events.lag(),
    jobs: () => platform.jobs.counts(),
    streams: () => realtime.count(),
    pages: pages.figures,
  })
  const endpoints = createEndpoints(resolve, [...rawRoutes, ...assembled.rawRoutes], platform.idempotency)
  const { trustProxy, publicUrl, apiOrigin, hstsSubdomains } = env
  let closing = false
  const kept = answerFromCache(pages, log)
  const first: FirstAnswer = (request, response) => !closing && kept(request, response)
  const origins = { publicUrl, apiOrigin, hstsSubdomains }
  const app = await createServer({ endpoints, log, metrics, first, trustProxy, ...origins })
  deps.prepare?.(app)
  operationRoutes(app, { checks: readyChecks(platform), metrics, log, isClosing: () => closing })
  docsRoutes(app, (apiOrigin ?? publicUrl)?.origin ?? '/')
  realtimeRoutes(app, realtime)
  assembled.routes(app)
  platform.events.onGap(() => realtime.resync())
  if (deps.web) {
    const visitor = async (token: string) => {
      const resolved = await resolve(token)
      return typeof resolved === 'string' ? null : resolved
    }
    dropPages(platform, pages)
    await attachWeb(app, {
      source: deps.web,
      callInProcess: endpoints.callInProcess,
      visitor,
      cache: pages,
      log,
      origin: publicUrl?.origin,
      hostCookie: env.hostCookie,
    })
  }
  return {
    app,
    platform,
    rooms,
    callInProcess: endpoints.callInProcess,
    async start() {
      await platform.start()
      await assembled.start()
    },
    async close() {
      closing = true
      await assembled.stop()
      // Whoever is still sending after the grace is cut off: a hanging upload must not hold the process.
      const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
      await app.close().finally(() => clearTimeout(cutOff))
      await platform.close()
    },
  }
}
