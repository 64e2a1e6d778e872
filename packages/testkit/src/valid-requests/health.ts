/** The valid requests of room health. */
import { randomUUID } from 'node:crypto'
import { body, type RequestsOf } from '../valid-request.ts'

export const healthRequests = {
  healthState: { as: 'operator', sends: () => ({}) },
  failedJobPage: { as: 'operator', sends: () => ({ query: { queue: 'file.avif' } }) },
  jobRetry: { as: 'operator', sends: () => body({ queue: 'file.avif', ids: [randomUUID()] }) },
  jobDiscard: { as: 'operator', sends: () => body({ queue: 'file.avif', ids: [randomUUID()] }) },
} satisfies RequestsOf<'health'>
