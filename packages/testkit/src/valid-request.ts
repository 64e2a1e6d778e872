/** What a valid request is: who makes it and what they send. Each room has its own in `valid-requests/<room>.ts`. */
import type { ApiRoom, EndpointName } from '@portal/contract/api'
import type { AnyEndpoint, Input } from '@portal/contract/kit'
import type { Answer, Client } from './client.ts'
import { type Name, names } from './people.ts'
import type { World } from './world.ts'

/** What is sent: the endpoint's input, or a file for an upload. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: File
  headers?: Record<string, string>
}

export interface ValidRequest {
  /** null: somebody who is not signed in. */
  as: Name | null
  /** Prepares what the request needs (a fresh one each time) and answers what is sent. */
  sends: (world: World) => Promise<Sent> | Sent
  /** The request names a thing of the enterprise `ours`: another enterprise must read it as not there. */
  ours?: true
  /** Who is let in by `access` and yet refused by a rule of the room, with the code. */
  except?: Partial<Record<Name, string>>
}

/** One for every endpoint of a room: a missing one is a type error. */
export type RequestsOf<Room extends ApiRoom> = Record<EndpointName<Room>, ValidRequest>

/** Sends it as the client, with more headers if need be; answers the whole envelope. */
export const send = (
  client: Client,
  endpoint: AnyEndpoint,
  { file, headers, ...input }: Sent,
  more: Record<string, string> = {},
): Promise<Answer<unknown>> =>
  file
    ? client.tryUpload(endpoint, file, {}, {}, more)
    : client.ask(endpoint, input as Input<AnyEndpoint>, { ...headers, ...more })

export const body = (value: object): Sent => ({ body: { ...value } })

/** For `except`: everybody but one is refused, with this code. */
export const nobodyBut = (right: Name, code: string): Partial<Record<Name, string>> =>
  Object.fromEntries(names.filter((name) => name !== right).map((name) => [name, code]))

export const byOperator = (sends: (world: World) => Promise<Sent> | Sent): ValidRequest => ({ as: 'operator', sends })
