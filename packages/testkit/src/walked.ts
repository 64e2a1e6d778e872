/** The endpoints of a room with their valid requests: what the walks go over. */
import { api } from '@portal/contract/api'
import type { AnyEndpoint } from '@portal/contract/kit'
import type { ValidRequest } from './valid-request.ts'
import { validRequests } from './valid-requests.ts'

export interface Walked {
  /** `room.name` of the contract. */
  key: string
  endpoint: AnyEndpoint
  request: ValidRequest
}

/** Throws for a room that has no endpoint, and for an endpoint that has no valid request yet. */
export function endpointsOf(room: string): Walked[] {
  const walked = api
    .filter((one) => one.room === room)
    .map(({ name, endpoint }) => {
      const key = `${room}.${name}`
      const request = validRequests[key]
      if (request === undefined)
        throw new Error(`${key} has no valid request (packages/testkit/src/valid-requests/<room>.ts)`)
      return { key, endpoint, request }
    })
  if (walked.length === 0) throw new Error(`The contract has no endpoint of a room “${room}”`)
  return walked
}
