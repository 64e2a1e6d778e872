/** The assembly: the only place that knows all rooms. */
import type { FastifyInstance } from 'fastify'
import type { Environment } from './env.ts'
import { pendingMigrations } from './platform/db/migrate.ts'
import { docsRoutes } from './platform/http/docs.ts'
import { type CallInProcess, createEndpoints } from './platform/http/endpoints.ts'
import { liveRoutes } from './platform/http/live.ts'
import { operationRoutes, type ReadyChecks } from './platform/http/operation.ts'
import { createServer } from './platform/http/server.ts'
import { createLog, type Logger } from './platform/log.ts'
import { watchMachine } from './platform/machine.ts'
import { createMetrics } from './platform/metrics.ts'
import { createPlatform, type Platform } from './platform/platform.ts'
import { createRealtime, type Realtime } from './platform/realtime.ts'
import { secretOf } from './platform/secrets.ts'
import { rawRoutes } from './raw-routes.ts'
import { auditRoutes, audits, createAuditReading } from './rooms/audit/index.ts'
import {
  complaintAuthors,
  complaintFormRoutes,
  complaintRoutes,
  createComplaints,
  complaintsWaiting,
} from './rooms/complaint/index.ts'
import { createDicts, dictChanged, dictRoutes } from './rooms/dict/index.ts'
import {
  certificationRoutes,
  createCertifications,
  createEnterprises,
  createEnterpriseContents,
  enterpriseContentRoutes,
  enterpriseRoutes,
  enterpriseFigures,
} from './rooms/enterprise/index.ts'
import { createFilings, filingRoutes } from './rooms/filing/index.ts'
import { createContents } from './rooms/content/index.ts'
import {
  createFiles,
  createMedia,
  createPortraits,
  createUploads,
  fileChanged,
  fileOperatorRoutes,
  fileRoutes,
  fileUsage,
  fileUploadRoutes,
} from './rooms/file/index.ts'
import { createFailedJobs, createHealth, healthRoutes } from './rooms/health/index.ts'
import { createChannels, createMessages, createOutgoing, type Messages, messageRoutes } from './rooms/message/index.ts'
import { createNewsroom, newsRoutes, newsFigures } from './rooms/news/index.ts'
import { createPatents, patentRoutes, patentFigures } from './rooms/patent/index.ts'
import { createProducts, productRoutes, productFigures } from './rooms/product/index.ts'
import { createReviews, reviewRoutes, reviewFigures, reviewsWaiting } from './rooms/review/index.ts'
import {
  accountErased,
  admissionRoutes,
  createAdmissions,
  createAgreements,
  createCaptchas,
  createCodes,
  createOwnAccount,
  createIdentities,
  createIdentityProvider,
  createLinking,
  createRegistrations,
  createUnlock,
  createUserManagement,
  createUsers,
  findAccounts,
  findOrganisations,
  identityRoutes,
  managementRoutes,
  permissionChanged,
  profileRoutes,
  sessionEnded,
  unlockRoutes,
  type Users,
  userRoutes,
  userFigures,
} from './rooms/user/index.ts'
import { createStats, statsRoutes } from './rooms/stats/index.ts'
import { attachWeb } from './web/attach-web.ts'
import type { WebSource } from './web/renderer.ts'

/** Requests under way get this long to finish. */
const DRAIN_MS = 10_000

type Rooms = ReturnType<typeof createRooms>

export interface Portal {
  app: FastifyInstance
  platform: Platform
  /** The services, for seeds and tests. */
  rooms: Rooms
  callInProcess: CallInProcess
  /** Starts events and jobs; the caller listens. */
  start(): Promise<void>
  /** Stops taking, lets running requests finish, closes streams, jobs, events and the pool. */
  close(): Promise<void>
}

const isLocal = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)

/** Accounts whose password is printed in the papers stay at home, unless SEED=demo was set by hand. */
const demonstrationAllowed = (env: Environment): boolean =>
  env.publicUrl === null || isLocal(env.publicUrl.hostname) || (env.seedChosen && env.seed === 'demo')

/** How people come in. */
function createEntrance(
  env: Environment,
  platform: Platform,
  { users, messages, secret }: { users: Users; messages: Messages; secret: Buffer },
) {
  const { transactor, throttle, outbox } = platform
  // Shown only where the demonstration was asked for: whoever sees a code can come in by it.
  const demoCodes = env.seed === 'demo' && demonstrationAllowed(env)
  const codes = createCodes({ transactor, throttle, outbox, secret, demoCodes })
  const captchas = createCaptchas({ transactor, throttle, secret })
  const agreements = createAgreements()
  const provider = env.oidc && createIdentityProvider(env.oidc)
  const linkIdentity = createLinking(provider, users)
  // Across hosts no cookie travels with calls, so there tickets cannot be tied to the browser.
  const identities = createIdentities({ ...platform, users, provider, bound: env.apiOrigin === null })
  const ground = { transactor, throttle, users, messages, codes, captchas, agreements, linkIdentity }
  const admissions = createAdmissions({ ...ground, captchaAlways: env.captcha === 'always' })
  return { codes, captchas, agreements, identities, admissions, registrations: createRegistrations(ground) }
}

/** What operators watch the platform by. */
function createOperation(
  env: Environment,
  platform: Platform,
  { build, realtime }: { build: string; realtime: Realtime },
) {
  const { transactor, database, storage } = platform
  const { pool } = database
  const auditReading = createAuditReading({ transactor, findAccounts, findOrganisations })
  const machine = watchMachine()
  const health = createHealth({
    ...platform,
    machine,
    build,
    dataDir: env.dataDir,
    storageKind: 'disk',
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    streams: () => realtime.count(),
    pendingMigrations: () => pendingMigrations(pool),
    probeStorage: () => storage.probe(),
    fileUsage,
  })
  const rooms = [userFigures, enterpriseFigures, productFigures, patentFigures, newsFigures, reviewFigures]
  const stats = createStats({ ...platform, rooms, reviewsWaiting, complaintsWaiting })
  return { auditReading, machine, health, failedJobs: createFailedJobs(platform), stats }
}

function createRooms(env: Environment, platform: Platform, { build, secret }: { build: string; secret: Buffer }) {
  const { transactor, throttle, events, log } = platform
  const oidc = env.oidc && { name: env.oidc.name }
  const site = { oidc, captchaAlways: env.captcha === 'always', projectUrl: env.projectUrl, build }
  const users = createUsers({ transactor, demonstrationAllowed: demonstrationAllowed(env), site })
  const unlocking = createUnlock({ transactor, throttle })
  const realtime = createRealtime(users.resolve, log)
  const channels = createChannels({ ...platform, users, origin: env.publicUrl?.origin ?? null })
  const messages = createMessages({ transactor, events, realtime, users, channels })
  const entrance = createEntrance(env, platform, { users, messages, secret })
  const files = createFiles(platform)
  const media = createMedia({ ...platform, files })
  const contents = createContents({ users })
  const uploads = createUploads({ ...platform, media })
  const enterprises = createEnterprises({ transactor, users, messages, files })
  const certifications = createCertifications({ transactor, throttle, users, files })
  const patents = createPatents({ transactor })
  const dicts = createDicts({ transactor })
  const portraits = createPortraits(platform)
  events.subscribe(accountErased, 'file.portrait', (tx, { userId }) => portraits.remove(tx, userId))
  events.subscribe(accountErased, 'message.forget', (tx, { userId }) => messages.forget(tx, userId))
  events.subscribe(accountErased, 'complaint.forget', (tx, { userId }) => complaintAuthors.forget(tx, userId))
  const others = [messages.personalData, audits.personalData, files.personalData, complaintAuthors.personalData]
  const ownAccount = createOwnAccount({ ...platform, ...entrance, users, unlocking, messages, portraits, others })
  const ground = { transactor, events, realtime, users, unlocking, messages, contents, files, media, uploads }
  const enterpriseContents = createEnterpriseContents(ground)
  const lower = { ...ground, enterprises, enterpriseContents, patents }
  const outgoing = createOutgoing(platform)
  const newsroom = createNewsroom({ ...platform, ...lower, dicts })
  const products = createProducts(lower)
  const reviews = createReviews({ ...lower, products })
  const filings = createFilings({ ...platform, ...lower, products, configuration: env.filing })
  const origin = env.publicUrl?.origin ?? ''
  const complaints = createComplaints({ ...platform, ...lower, products, origin })
  const management = createUserManagement({ ...platform, ...entrance, users, messages, origin })
  const operation = createOperation(env, platform, { build, realtime })
  return {
    certifications,
    filings,
    operation,
    ...lower,
    ...entrance,
    channels,
    outgoing,
    management,
    ownAccount,
    dicts,
    products,
    reviews,
    complaints,
    newsroom,
  }
}

function routes(
  app: FastifyInstance,
  rooms: Rooms,
  { storage, temporaryFolder }: Platform,
  publicUrl: URL | null,
): void {
  userRoutes(app, rooms.users)
  admissionRoutes(app, rooms)
  identityRoutes(app, rooms.identities, publicUrl)
  unlockRoutes(app, rooms.unlocking)
  profileRoutes(app, rooms.ownAccount, temporaryFolder)
  managementRoutes(app, rooms.management, temporaryFolder)
  dictRoutes(app, rooms.dicts)
  fileRoutes(app, { ...rooms, storage, temporaryFolder })
  fileOperatorRoutes(app, { files: rooms.files, temporaryFolder })
  fileUploadRoutes(app, rooms.uploads)
  messageRoutes(app, rooms)
  enterpriseRoutes(app, rooms)
  enterpriseContentRoutes(app, rooms.enterpriseContents)
  certificationRoutes(app, rooms.certifications, temporaryFolder)
  patentRoutes(app, rooms.patents)
  productRoutes(app, rooms.products)
  newsRoutes(app, rooms.newsroom)
  reviewRoutes(app, rooms.reviews)
  complaintRoutes(app, rooms.complaints)
  complaintFormRoutes(app, rooms.complaints, { temporaryFolder, publicUrl })
  filingRoutes(app, rooms.filings, temporaryFolder)
  auditRoutes(app, rooms.operation.auditReading)
  healthRoutes(app, rooms.operation)
  statsRoutes(app, rooms.operation.stats)
}

/** What happens to accounts reaches their open streams, in whichever process these are. */
function tellStreams(platform: Platform, realtime: Realtime): void {
  const { events } = platform
  events.listen(sessionEnded, ({ sessionId }) => realtime.endSession(sessionId))
  events.listen(permissionChanged, ({ userIds }) => {
    for (const userId of userIds) realtime.toUser(userId, { name: 'permission.changed' })
  })
  events.listen(dictChanged, ({ dictCode }) => realtime.toEverybody({ name: 'dict.changed', dictCode }))
  events.listen(fileChanged, ({ fileId, organisationId }) => {
    if (organisationId !== null) realtime.toOrganisation(organisationId, { name: 'file.changed', fileId })
  })
  events.onGap(() => realtime.resync())
}

function readyChecks({ database, storage }: Platform): ReadyChecks {
  return {
    database: async () => void (await database.pool.query('select 1')),
    migrations: async () => {
      const pending = await pendingMigrations(database.pool)
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

/** Puts the product together over a migrated database. Nothing listens and nothing works by itself before `start`. */
export async function createApp(env: Environment, deps: AppDependencies): Promise<Portal> {
  const log = deps.log ?? createLog(env.logLevel)
  const platform = await createPlatform({ ...env, databaseUrl: deps.databaseUrl, log })
  const secret = await secretOf(platform.database.db, 'verification code')
  const rooms = createRooms(env, platform, { build: deps.web?.build ?? '', secret })
  const { realtime } = rooms
  const metrics = createMetrics()
  const { pool } = platform.database
  metrics.watch({
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    events: () => platform.events.lag(),
    jobs: () => platform.jobs.counts(),
    streams: () => realtime.count(),
  })
  const endpoints = createEndpoints(rooms.users.resolve, rawRoutes)
  const { trustProxy, publicUrl, apiOrigin } = env
  const app = await createServer({ endpoints, log, metrics, trustProxy, publicUrl, apiOrigin })
  deps.prepare?.(app)
  let closing = false
  operationRoutes(app, { checks: readyChecks(platform), metrics, log, isClosing: () => closing })
  docsRoutes(app, (apiOrigin ?? publicUrl)?.origin ?? '/')
  liveRoutes(app, realtime)
  routes(app, rooms, platform, publicUrl)
  tellStreams(platform, realtime)
  if (deps.web) {
    const visitor = async (token: string) => {
      const resolved = await rooms.users.resolve(token)
      return typeof resolved === 'string' ? null : resolved
    }
    await attachWeb(app, {
      source: deps.web,
      callInProcess: endpoints.callInProcess,
      visitor,
      origin: publicUrl?.origin,
    })
  }
  return {
    app,
    platform,
    rooms,
    callInProcess: endpoints.callInProcess,
    async start() {
      await platform.start()
      rooms.operation.stats.start()
      await rooms.ownAccount.closing.catchUp()
      await rooms.newsroom.catchUp()
      await rooms.complaints.catchUp()
    },
    async close() {
      closing = true
      realtime.close()
      rooms.operation.machine.close()
      rooms.operation.stats.close()
      // Whoever is still sending after the grace is cut off: a hanging upload must not hold the process.
      const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
      await app.close().finally(() => clearTimeout(cutOff))
      await platform.close()
    },
  }
}
