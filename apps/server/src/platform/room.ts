/**
 * What a room declares of itself, in `rooms/<room>/<room>.room.ts`: what it needs, what it serves, hears and works on,
 * and what it gives to those that collect from all. The assembly orders the manifests and runs them; this file knows none.
 */
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../env.ts'
import type { RoomFigures, WaitingCounts } from './figures.ts'
import type { RawRoute } from './http/endpoints.ts'
import type { JobType } from './jobs.ts'
import type { Platform } from './platform.ts'
import type { PublicAddresses } from './public-address.ts'
import type { Realtime } from './realtime.ts'
import type { RoomRecords } from './records.ts'
import { type Sentence, StartError } from './start-error.ts'
import type { ReadTx, Tx } from './transaction.ts'

/** One installation: its configuration, and which pages it serves ('' for none). */
export interface Installation extends Environment {
  build: string
}

/** Manifests of other rooms, each under its name. */
export interface RoomNeeds {
  readonly [name: string]: Room
}

/** What a room gives to others by `create`. */
export type ServiceOf<One> = One extends { readonly service?: infer Service } ? Exclude<Service, undefined> : never

/** How people and organisations are found and called, for the rooms that the one that knows them stands on. */
export interface Lookups {
  /** By a part of their name or mobile, at most twenty. */
  accounts: (tx: ReadTx, keywords: string) => Promise<{ id: string; nickname: string; username: string }[]>
  /** By a part of their name, at most twenty. */
  organisations: (tx: ReadTx, keywords: string) => Promise<{ id: string; name: string }[]>
  /** Nicknames by user id. */
  names: (tx: ReadTx, userIds: string[]) => Promise<Map<string, string>>
}

/** What a room keeps about a user: parts by name, each one record or a list of records, ready for JSON. */
export type PersonalDataOf = (tx: ReadTx, userId: string) => Promise<Record<string, unknown>>

/** Which of these files a room refers to: none of those may be removed. */
export type FileReferencesOf = (tx: ReadTx, fileIds: readonly string[]) => Promise<string[]>

/** Takes what a room keeps about somebody away, in the transaction that strikes the order off. */
export interface Forgetting {
  /** The durable name of the subscriber: deliveries are stored under it. */
  subscriber: string
  forget: (tx: Tx, erased: { userId: string }) => Promise<void>
}

/** What all rooms declare, for those that speak for the whole; complete before the first room is created. */
export interface Collected {
  figures: readonly RoomFigures[]
  waiting: WaitingCounts
  publicAddresses: readonly PublicAddresses[]
  /** Addresses of pages of the website that are always there. */
  pages: readonly string[]
  /** What people may find by name, in the order of the rooms. */
  records: readonly RoomRecords[]
  personalData: readonly PersonalDataOf[]
  forgetting: readonly Forgetting[]
  fileReferences: readonly FileReferencesOf[]
  lookups: Lookups
}

/** What a room is created with: the platform, the configuration it named, the services of the rooms it needs. */
export interface RoomGiven<Needs extends RoomNeeds = RoomNeeds, Key extends keyof Installation = keyof Installation> {
  platform: Platform
  realtime: Realtime
  env: Pick<Installation, Key>
  needs: { readonly [Name in keyof Needs]: ServiceOf<Needs[Name]> }
  collected: Collected
}

/** The part of a manifest that does not depend on what the room needs. */
interface RoomParts<Name extends string, Service> {
  readonly name: Name
  /** Carries the type of what `create` answers; never set. */
  readonly service?: Service
  /** Routes that cannot be endpoints of the contract; each is served by `routes`. */
  readonly rawRoutes?: readonly RawRoute[]
  /** Kinds of work that `create` says who does (`platform.jobs.define`); exactly these. */
  readonly jobs?: readonly JobType<object>[]
  readonly figures?: RoomFigures
  readonly waiting?: WaitingCounts
  readonly publicAddresses?: readonly PublicAddresses[]
  readonly pages?: readonly string[]
  readonly records?: RoomRecords
  readonly lookups?: Partial<Lookups>
  /** The subscriber of `forget` where deliveries are stored under another name than `<room>.forget`. */
  readonly forgetSubscriber?: string
  /** For the export of somebody's data. */
  personalData?(service: Service, tx: ReadTx, userId: string): Promise<Record<string, unknown>>
  /** An account was erased: what is kept about its person goes too. */
  forget?(service: Service, tx: Tx, erased: { userId: string }): Promise<void>
  /** Which of these files it refers to, beside what it makes public: a file that no room refers to is removed. */
  fileReferences?(service: Service, tx: ReadTx, fileIds: readonly string[]): Promise<string[]>
  /** What came due, or was interrupted, while nothing was running; events and jobs are at work by now. */
  start?(service: Service): Promise<void> | void
  /** Writes what waits in memory and ends what works by itself. Also called without `start`. */
  stop?(service: Service): Promise<void> | void
}

/** A manifest as the assembly reads it. Methods, so that every room's own types fit. */
export interface Room<
  Name extends string = string,
  Service = unknown,
  Needs extends RoomNeeds = RoomNeeds,
  Key extends keyof Installation = keyof Installation,
> extends RoomParts<Name, Service> {
  /** Rooms of this floor and below whose doors this room enters. */
  readonly needs: Needs
  /** What it reads of the configuration. */
  readonly environment?: readonly Key[]
  create(given: RoomGiven<Needs, Key>): Service | Promise<Service>
  /** Says what the room hears, durably (`events.subscribe`) and in every process (`events.listen`). */
  subscriptions?(service: Service, given: RoomGiven<Needs, Key>): void
  routes?(app: FastifyInstance, service: Service, given: RoomGiven<Needs, Key>): void
}

/** Declares a room; the types of what it needs flow from the manifests that it names into `create`. */
export const defineRoom = <
  const Name extends string,
  Service,
  Needs extends RoomNeeds,
  Key extends keyof Installation = never,
>(
  room: Room<Name, Service, Needs, Key>,
): Room<Name, Service, Needs, Key> => room

/** A route for everybody that cannot be an endpoint of the contract, and why. */
export const openRoute = (method: RawRoute['method'], url: string, why: string): RawRoute => ({
  method,
  url,
  access: 'public',
  why,
})

/** A form for everybody that works without JavaScript: browsers post it url-encoded or in parts. */
export const formRoute = (url: string, why: string): RawRoute => ({ ...openRoute('POST', url, why), takesForm: true })

const says = {
  twice: (name: string): Sentence => ({
    zh: `有两个房间都叫 ${name}，请给其中一个改名`,
    en: `Two rooms are called ${name}; please rename one of them`,
  }),
  missing: (name: string, need: string): Sentence => ({
    zh: `房间 ${name} 需要房间 ${need}，但房间清单（assembly/rooms.ts）中没有它，请加入`,
    en: `Room ${name} needs room ${need}, which is not in the list of rooms; please add it to assembly/rooms.ts`,
  }),
}

function assertNames(rooms: readonly Room[]): void {
  const names = new Set<string>()
  for (const { name } of rooms) {
    if (names.has(name)) throw new StartError(says.twice(name))
    names.add(name)
  }
}

/**
 * The rooms in the order they are created in: each after all that it needs, else as they are listed. StartError for a
 * need that is not in the list, or two rooms of one name.
 */
export function orderRooms(rooms: readonly Room[]): Room[] {
  assertNames(rooms)
  const ordered = new Set<Room>()
  const place = (room: Room): void => {
    if (ordered.has(room)) return
    for (const need of Object.values(room.needs)) {
      if (!rooms.includes(need)) throw new StartError(says.missing(room.name, need.name))
      place(need)
    }
    ordered.add(room)
  }
  for (const room of rooms) place(room)
  return [...ordered]
}
