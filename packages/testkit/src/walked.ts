/** The endpoints of a room with their rightful requests: what the walks go over. */
import { api } from '@portal/contract/api'
import type { AnyEndpoint } from '@portal/contract/kit'
import { type Rightful, rightful } from './rightful.ts'

export interface Walked {
  /** `room.name` of the contract. */
  key: string
  endpoint: AnyEndpoint
  request: Rightful
}

/** Throws for a room that has no endpoint, and for an endpoint that has no rightful request yet. */
export function endpointsOf(room: string): Walked[] {
  const walked = api
    .filter((one) => one.room === room)
    .map(({ name, endpoint }) => {
      const key = `${room}.${name}`
      const request = rightful[key]
      if (request === undefined) throw new Error(`${key} has no rightful request (packages/testkit/src/rightful.ts)`)
      return { key, endpoint, request }
    })
  if (walked.length === 0) throw new Error(`The contract has no endpoint of a room “${room}”`)
  return walked
}
