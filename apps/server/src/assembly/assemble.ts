/** Orders the manifests of the rooms, creates them, and runs what they declare. */
import type { FastifyInstance } from 'fastify'
import type { RawRoute } from '../platform/http/endpoints.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Realtime } from '../platform/realtime.ts'
import {
  type Collected,
  type Installation,
  type Lookups,
  orderRooms,
  type Room,
  type RoomGiven,
  type ServiceOf,
} from '../platform/room.ts'
import { type Sentence, StartError } from '../platform/start-error.ts'

/** The services of rooms, each under the name of its room. */
export type ServicesOf<Rooms extends Record<string, Room>> = {
  readonly [Key in keyof Rooms as Rooms[Key]['name']]: ServiceOf<Rooms[Key]>
}

export interface Assembly<Services> {
  services: Services
  /** Routes of the rooms that cannot be endpoints. */
  rawRoutes: readonly RawRoute[]
  /** Serves what the rooms serve. */
  routes(app: FastifyInstance): void
  /** What came due while nothing was running, room after room; after the platform has started. */
  start(): Promise<void>
  /** The other way round; also without `start`. */
  stop(): Promise<void>
}

interface CoreServices {
  platform: Platform
  installation: Installation
  realtime: Realtime
}

const says = {
  undeclaredJob: (name: string, job: string): Sentence => ({
    zh: `房间 ${name} 处理任务 ${job}，但没有在它的声明（jobs）中列出，请补上`,
    en: `Room ${name} works on the job ${job}, which its manifest does not name; please add it to its jobs`,
  }),
  undefinedJob: (name: string, job: string): Sentence => ({
    zh: `房间 ${name} 声明了任务 ${job}，但没有人处理它，请实现或去掉`,
    en: `Room ${name} declares the job ${job}, but nobody works on it; please define it or take it off`,
  }),
}

/** Where no room knows people. */
const nobody: Lookups = {
  accounts: async () => [],
  organisations: async () => [],
  names: async () => new Map(),
}

/** What the rooms declare, for those that speak for the whole. Services are looked up when something is asked of them. */
function collect(rooms: readonly Room[], serviceOf: (room: Room) => unknown): Collected {
  return {
    figures: rooms.flatMap(({ figures }) => figures ?? []),
    waiting: Object.assign({}, ...rooms.map(({ waiting }) => waiting)),
    publicAddresses: rooms.flatMap(({ publicAddresses }) => publicAddresses ?? []),
    pages: rooms.flatMap(({ pages }) => pages ?? []),
    records: rooms.flatMap(({ records }) => records ?? []),
    lookups: Object.assign({}, nobody, ...rooms.map(({ lookups }) => lookups)),
    personalData: rooms.flatMap((room) =>
      room.personalData
        ? [async (tx, userId) => ({ ...(await room.personalData?.(serviceOf(room), tx, userId)) })]
        : [],
    ),
    forgetting: rooms.flatMap((room) =>
      room.forget
        ? [
            {
              subscriber: room.forgetSubscriber ?? `${room.name}.forget`,
              forget: async (tx, erased) => room.forget?.(serviceOf(room), tx, erased),
            },
          ]
        : [],
    ),
    fileReferences: rooms.flatMap((room) =>
      room.fileReferences
        ? [async (tx, fileIds) => (await room.fileReferences?.(serviceOf(room), tx, fileIds)) ?? []]
        : [],
    ),
  }
}

/** The jobs as one room may define them: exactly those that it declares. */
function jobsOf(room: Room, jobs: Jobs): { jobs: Jobs; assertAllDefined(): void } {
  const declared = new Set((room.jobs ?? []).map(({ name }) => name))
  const missing = new Set(declared)
  return {
    jobs: {
      ...jobs,
      define(job, handle, options) {
        if (!declared.has(job.name)) throw new StartError(says.undeclaredJob(room.name, job.name))
        missing.delete(job.name)
        jobs.define(job, handle, options)
      },
    },
    assertAllDefined() {
      for (const job of missing) throw new StartError(says.undefinedJob(room.name, job))
    },
  }
}

/** Puts rooms together. StartError when they do not fit each other: one sentence says which and what to do. */
export async function assemble<const Rooms extends Record<string, Room>>(
  rooms: Rooms,
  { platform, installation, realtime }: CoreServices,
): Promise<Assembly<ServicesOf<Rooms>>> {
  const ordered = orderRooms(Object.values(rooms))
  const services = new Map<Room, unknown>()
  const serviceOf = (room: Room): unknown => services.get(room)
  const collected = collect(ordered, serviceOf)
  const created: { room: Room; service: unknown; given: RoomGiven }[] = []
  for (const room of ordered) {
    const { jobs, assertAllDefined } = jobsOf(room, platform.jobs)
    const needs = Object.fromEntries(Object.entries(room.needs).map(([name, need]) => [name, serviceOf(need)]))
    const given = { platform: { ...platform, jobs }, env: installation, realtime, needs, collected }
    const service = await room.create(given)
    assertAllDefined()
    services.set(room, service)
    created.push({ room, service, given })
  }
  for (const { room, service, given } of created) room.subscriptions?.(service, given)
  const byName = Object.fromEntries(created.map(({ room, service }) => [room.name, service]))
  return {
    services: byName as ServicesOf<Rooms>,
    rawRoutes: ordered.flatMap(({ rawRoutes }) => rawRoutes ?? []),
    routes(app) {
      for (const { room, service, given } of created) room.routes?.(app, service, given)
    },
    async start() {
      for (const { room, service } of created) await room.start?.(service)
    },
    async stop() {
      for (const { room, service } of created.toReversed()) await room.stop?.(service)
    },
  }
}
