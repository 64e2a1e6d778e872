/** The valid requests of room certificate. */
import type { RequestsOf } from '../valid-request.ts'

export const certificateRequests = {
  certificatePage: { as: 'viewer', sends: () => ({ query: { validity: 'soon' } }) },
} satisfies RequestsOf<'certificate'>
