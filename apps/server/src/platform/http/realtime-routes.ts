/** `GET /api/enterprise/event`: server-sent events, read by fetch with the bearer. */
import { PassThrough } from 'node:stream'
import type { RealtimeEvent } from '@portal/contract/realtime'
import type { FastifyInstance } from 'fastify'
import { fault } from '../errors.ts'
import type { Realtime } from '../realtime.ts'
import { bearerOf } from './actor.ts'
import { actorOf, rawRoute } from './serve.ts'

const RETRY_MS = 3_000
/** A reader that leaves this much unread has gone, or will never catch up. */
const MOST_UNREAD_BYTES = 256 * 1024

/** Serves the stream of the hub. */
export function realtimeRoutes(app: FastifyInstance, realtime: Realtime): void {
  rawRoute(app, 'GET', '/api/enterprise/event', (request, reply) => {
    const actor = actorOf(request)
    const token = bearerOf(request.headers.authorization)
    if (!actor || !token) throw fault('A0230')
    const wire = new PassThrough()
    const write = (text: string): boolean => {
      if (wire.destroyed || wire.readableLength + wire.writableLength > MOST_UNREAD_BYTES) return false
      wire.write(text)
      return true
    }
    write(`retry: ${RETRY_MS}\n\n`)
    const leave = realtime.open(
      { actor, token },
      {
        say: (event: RealtimeEvent) => write(`event: ${event.name}\ndata: ${JSON.stringify(event)}\n\n`),
        beat: () => write(': beat\n\n'),
        close: () => void wire.end(),
      },
    )
    wire.once('close', leave)
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(wire)
  })
}
