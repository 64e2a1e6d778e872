/** The rooms of the portal, put together over a platform. */
import type { Resolve } from '../platform/http/actor.ts'
import type { Platform } from '../platform/platform.ts'
import { createRealtime, type Realtime } from '../platform/realtime.ts'
import type { Installation } from '../platform/room.ts'
import { assemble, type Assembly, type ServicesOf } from './assemble.ts'
import * as manifests from './rooms.ts'

/** The services of all rooms: `rooms.product`, one key per room. */
export type Rooms = ServicesOf<typeof manifests>

export interface AssembledRooms extends Omit<Assembly<Rooms>, 'services'> {
  rooms: Rooms
  realtime: Realtime
  /** Who a token belongs to. */
  resolve: Resolve
}

/** Every room of an installation. Nothing works by itself before `start`. */
export async function createRooms(platform: Platform, installation: Installation): Promise<AssembledRooms> {
  // Streams are open only while requests are answered: by then there is a room that knows who calls.
  const resolve: Resolve = (token, options) => assembled.services.user.sessions.resolve(token, options)
  const realtime = createRealtime(resolve, platform.log)
  const assembled = await assemble(manifests, { platform, installation, realtime })
  const { services: rooms, ...assembly } = assembled
  return {
    ...assembly,
    rooms,
    realtime,
    resolve,
    async stop() {
      realtime.close()
      await assembly.stop()
    },
  }
}
